-- The list by silence puts those without it last (coalesce) and reads what the rights let through: it
-- never used this index, which each save of a demand kept.
drop index demand_silent;

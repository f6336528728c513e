-- The day of the month on which a plan's periods begin, which a shorter month hides: from 31 January to
-- 28 February to 31 March. Null where the period was begun by a version that does not know of it: then
-- it is that of its first day.
alter table subscription add column period_day smallint;

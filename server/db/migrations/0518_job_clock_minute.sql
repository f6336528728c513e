-- The minute since 1970 at which the last interval of a kind began: versions with other intervals count alike.
-- Null: a version that knows only slot added it last. That one goes on with slot, which is kept for it.
alter table job_clock add column minute bigint;

-- Whether what a demand asks was read in part only, when it was last written here (docs/decisions/0372).
-- A version that knows nothing of it writes none, and forgets what it finds no more, as before.
alter table match_demand add column half_read boolean not null default false;

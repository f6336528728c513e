-- Whose job it is, so that agencies take turns; nobody's is the house's own. Versions without turns go on writing and
-- taking jobs as before: their rows are nobody's.
alter table job add column owner uuid not null default '00000000-0000-0000-0000-000000000000';
-- How often it was put back unworked (its host rests): those runs are no tries.
alter table job add column put_back int not null default 0;
-- What it waits for, in one word: the name of a host.
alter table job add column waits_for text;
create index job_put_back on job (kind, key) where state = 'ready' and put_back > 0;
create index job_turn on job (kind, owner, run_at, id) where state = 'ready';

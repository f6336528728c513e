-- Runs of a takeout that were no try: what keeps our files or records was away.
alter table takeout add column put_back int not null default 0;

-- What a row of a file says somebody looks for becomes a demand of theirs.
alter table intake_run add column want_operation text;

-- Each demand that a row began: what an undo needs, and by which the same row is known when it comes again.
create table intake_demand (
  run_id uuid not null references intake_run (id) on delete cascade,
  number int not null,
  demand_id uuid not null references demand (id) on delete cascade,
  -- hash of the wish as the file had it
  said text not null,
  -- an undo looked at it and left it, since somebody works with it
  kept boolean not null default false,
  primary key (run_id, number)
);
create index intake_demand_of on intake_demand (demand_id);

update intake_run set totals = totals || '{"demands": 0}' where jsonb_typeof(totals) = 'object';
update intake_run set undone = undone || '{"demands": 0}' where jsonb_typeof(undone) = 'object';

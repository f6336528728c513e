-- How a source itself left a home: {"status", "entry"}: taken off the market or kept as a draft, and the newest entry of the
-- home's history that moved its status then. Only a home that still stands so is brought to the market by the next feed.
alter table import_link add column left_as jsonb;
-- What a draft lacks to be public, as keys of words.
alter table import_item add column waits_for jsonb not null default '[]';
-- A person took the file although the gate asked.
alter table import_run add column confirmed boolean not null default false;

-- Homes that a feed withdrew, where nobody has moved them since.
update import_link l set left_as = jsonb_build_object('status', 'withdrawn', 'entry', move.id)
from property p
cross join lateral (
  select h.id, h.at, h.new from property_history h where h.property_id = p.id and h.field = 'status' order by h.id desc limit 1
) move
where p.id = l.property_id and p.status = 'withdrawn' and l.missing_since is not null and move.new = '"withdrawn"' and exists (
  select 1 from import_item item join import_run run on run.id = item.run_id
  where item.property_id = p.id and item.action = 'removed' and move.at between run.started_at and coalesce(run.finished_at, now())
);

-- Homes that a feed kept as drafts, which nobody has moved.
update import_link l set left_as = '{"status": "draft", "entry": null}'
from property p
where p.id = l.property_id and p.status = 'draft'
  and not exists (select 1 from property_history h where h.property_id = p.id and h.field = 'status');
create index import_item_home on import_item (property_id, id) where before is not null;
create index import_item_waits on import_item (run_id) where waits_for <> '[]';

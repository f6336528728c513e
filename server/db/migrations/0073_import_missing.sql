-- A home that a file lacks was booked as unchanged and counted as received.
alter table import_item drop constraint import_item_action_check;
alter table import_item add constraint import_item_action_check
  check (action in ('created', 'updated', 'unchanged', 'missing', 'removed', 'skipped', 'error'));
update import_item set action = 'missing' where action = 'unchanged' and issues @> '[{"key": "missingOnce"}]';
update import_run r set totals = r.totals || jsonb_build_object(
  'missing', lacked.n, 'unchanged', (r.totals ->> 'unchanged')::int - lacked.n, 'received', (r.totals ->> 'received')::int - lacked.n
)
from (
  select run.id, count(item.id) as n
  from import_run run left join import_item item on item.run_id = run.id and item.action = 'missing'
  group by run.id
) lacked
where lacked.id = r.id;

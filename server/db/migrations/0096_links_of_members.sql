-- Whom a link of a selection was handed to, to send it on; nobody for one that was mailed.
alter table selection_link add column created_by uuid references app_user (id) on delete set null;
update selection_link l set created_by = s.created_by
from selection s
where s.id = l.selection_id and s.channel <> 'EMAIL';

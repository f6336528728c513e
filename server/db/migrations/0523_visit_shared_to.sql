-- Which owners have what was said of their home, as digests of their addresses: one whose mailbox is
-- refused has the others told no second time. A version that knows nothing of it writes none.
alter table visit_feedback add column shared_to text[] not null default '{}';

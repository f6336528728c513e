-- Words by which colleagues find a home that is shared with them: without its owners. The homes are drawn anew (drawing 12); until
-- then a colleague's shared home is found by nobody else.
alter table property add column search_shared text;

-- Secret addresses of channels that were ended or replaced (their hashes): who reads one is told that it is over.
create table integration_ended_address (
  hash bytea primary key,
  integration_id uuid not null references integration (id) on delete cascade,
  ended_at timestamptz not null
);
create index integration_ended_address_of on integration_ended_address (integration_id);

-- Servers that run, and by which contract each draws what it makes of stored documents (server/redraw): a server that gave no sign
-- for half a minute is gone.
create table contract_instance (
  id uuid primary key,
  hash text not null,
  seen_at timestamptz not null default now()
);
-- Servers of another contract lived while this one drew: when they are gone it draws once more.
alter table listing_contract add column mixed boolean not null default false;

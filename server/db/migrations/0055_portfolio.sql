-- Tags of homes, why a price changed, where a home lies for the map of the portfolio, and changes of several homes at once.
alter table property
  add column tags text[] not null default '{}',
  add column lat double precision generated always as ((doc #>> '{location,geo,lat}')::double precision) stored,
  add column lon double precision generated always as ((doc #>> '{location,geo,lon}')::double precision) stored;
create index property_tags on property using gin (tags) where tags <> '{}' and deleted_at is null;

alter table property_history add column reason text
  check (reason in ('owner', 'market', 'no_interest', 'offers', 'valuation', 'campaign', 'works', 'correction', 'other'));

-- What a change of several homes did and how each stood before: [{ id, version, status, substatus, agentId, tags }].
-- version is what the change left; a home changed since is left alone.
create table property_bulk (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  user_id uuid not null references app_user (id) on delete cascade,
  at timestamptz not null,
  undone_at timestamptz,
  homes jsonb not null
);
create index property_bulk_at on property_bulk (at);

-- Tags of demands, and changes of several demands at once.
alter table demand add column tags text[] not null default '{}';
create index demand_tags on demand using gin (tags) where tags <> '{}';

-- How each demand stood before a change of several: [{ id, version, status, reason, closedAt, archivedAt, agentId, tags }].
-- version is what the change left; a demand changed since is left alone.
create table demand_bulk (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  user_id uuid not null references app_user (id) on delete cascade,
  at timestamptz not null,
  undone_at timestamptz,
  demands jsonb not null
);
create index demand_bulk_at on demand_bulk (at);

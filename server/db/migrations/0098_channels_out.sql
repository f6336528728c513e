-- Channels that take homes out: state, secret address (its hash), who read it, the guard against losing many homes at once, and what
-- becomes of each home on each of them.
alter table integration
  add column state text not null default 'active',
  add column address_hash bytea unique,
  add column address_hint text,
  add column fetched_at timestamptz,
  add column fetched_by text,
  -- homes wait to leave since then; nothing is held back until then
  add column shrink_since timestamptz,
  add column shrink_ok_until timestamptz;
drop index integration_name;
create unique index integration_name on integration (agency_id, direction, provider, lower(name)) where state <> 'ended';

create table integration_log (
  id uuid primary key,
  integration_id uuid not null references integration (id) on delete cascade,
  at timestamptz not null,
  by_user uuid,
  kind text not null,
  field text,
  old jsonb not null default 'null',
  new jsonb not null default 'null'
);
create index integration_log_newest on integration_log (integration_id, id desc);

create sequence publication_rev;
create table publication (
  integration_id uuid not null references integration (id) on delete cascade,
  property_id uuid not null references property (id) on delete cascade,
  -- chosen or taken out by a person; null: as the channel has it
  wanted boolean,
  state text not null default 'not_published',
  reason text,
  -- the home as it goes out; null: it does not
  fragment text,
  hash text,
  rev bigint not null default 0,
  issues jsonb not null default '[]',
  quality smallint not null default 0,
  out_since timestamptz,
  changed_at timestamptz,
  -- when it left by the channel's choice or checks, and not by sale or withdrawal
  left_at timestamptz,
  primary key (integration_id, property_id)
);
create index publication_home on publication (property_id);
create index publication_feed on publication (integration_id, property_id) include (rev) where fragment is not null;
create index publication_left on publication (integration_id, left_at) where left_at is not null;

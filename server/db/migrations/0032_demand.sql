-- What a buyer or tenant looks for. doc holds the parts of the form; the columns after it are derived from doc in code
-- (modules/demand/derive.ts) for lists and matching and are never written alone. Money is EUR cents, areas m2.
-- contact_id: the person, of table contact (a merge there keeps the id).
create table demand (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  contact_id uuid,
  agent_id uuid references app_user (id),
  created_by uuid references app_user (id),
  shared boolean not null default false,
  ref text not null,
  status text not null default 'SEARCH' check (status in ('SEARCH', 'CANCEL', 'WON')),
  reason text,
  closed_at timestamptz,
  version int not null default 1,
  doc jsonb not null,
  title text not null default '',
  operations text[] not null,
  types text[] not null default '{}',
  subtypes text[] not null default '{}',
  conditions text[] not null default '{}',
  price_min bigint,
  price_max bigint,
  price_flex_pct int not null default 10,
  area_min numeric(12, 2),
  area_max numeric(12, 2),
  plot_min numeric(12, 2),
  bedrooms_min int,
  bedrooms_max int,
  bathrooms_min int,
  -- Where, any of: whole islands, municipalities (INE codes), towns (slugs), postal codes, drawn areas, a circle.
  -- All of them empty: everywhere.
  islands text[] not null default '{}',
  municipalities text[] not null default '{}',
  towns text[] not null default '{}',
  postal_codes text[] not null default '{}',
  exclude_municipalities text[] not null default '{}',
  exclude_towns text[] not null default '{}',
  exclude_postal_codes text[] not null default '{}',
  -- Rings of [lon, lat] in degrees, each closed; bbox is west, south, east, north around all of them.
  polygons jsonb not null default '[]',
  bbox double precision[],
  near_lat double precision,
  near_lon double precision,
  near_m int,
  -- Every island that any of these lies on, for lists.
  on_islands text[] not null default '{}',
  sea_distance_max int,
  views text[] not null default '{}',
  must_have text[] not null default '{}',
  nice_to_have text[] not null default '{}',
  must_not text[] not null default '{}',
  urgency text,
  expires_at timestamptz,
  search text not null default '',
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((near_lat is null) = (near_m is null) and (near_lon is null) = (near_m is null))
);
create unique index demand_ref on demand (agency_id, ref);
create index demand_updated on demand (agency_id, updated_at, id);
create index demand_agent on demand (agent_id) where archived_at is null;
create index demand_contact on demand (contact_id) where contact_id is not null;

-- The last number of an agency's references.
create table demand_number (
  agency_id uuid primary key references agency (id) on delete cascade,
  last int not null
);

create table demand_history (
  id uuid primary key,
  demand_id uuid not null references demand (id) on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in ('CREATED', 'EDIT', 'STATUS', 'NOTE', 'CALL', 'EMAIL', 'SENT', 'SEEN', 'REACTION', 'MATCH')),
  by_user uuid,
  text text,
  field text,
  old jsonb,
  new jsonb
);
create index demand_history_newest on demand_history (demand_id, id desc);

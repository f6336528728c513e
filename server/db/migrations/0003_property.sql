-- A home as its agency keeps it. doc holds the eight steps; the columns after it are derived from doc in code
-- (modules/property/derive.ts) for lists and search and are never written alone.
create table property (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  agent_id uuid references app_user (id),
  created_by uuid references app_user (id),
  ref text not null,
  status text not null check (status in ('draft', 'prospect', 'active', 'reserved', 'closed', 'withdrawn', 'expired', 'archived')),
  substatus text check (substatus in ('RENTED_OR_SOLD', 'EXTERNAL', 'ARRAS_CONTRACT', 'SIGNATURE_PENDING', 'SIGNED', 'TRANSFER')),
  version int not null default 1,
  source text not null default 'OTHER',
  external_ids jsonb not null default '[]',
  origin_system text,
  origin_id text,
  doc jsonb not null,
  type text not null,
  subtype text,
  operations text[] not null,
  price bigint,
  previous_price bigint,
  lowered_at timestamptz,
  area numeric(12, 2),
  bedrooms int,
  bathrooms int,
  municipality_ine text,
  island text,
  town text,
  postal_code text,
  outside_area boolean not null default false,
  title text not null default '',
  search text not null default '',
  completeness int not null default 0,
  complete boolean not null default false,
  mandate_ends date,
  exclusive boolean not null default false,
  shared boolean not null default false,
  photo_count int not null default 0,
  thumb text,
  lead_count int not null default 0,
  -- Private: the pin for which the moved point was drawn, and every point ever drawn (geo.ts).
  geo_anchor jsonb,
  geo_drawn jsonb not null default '[]',
  geo_public jsonb,
  close_price bigint,
  closed_at timestamptz,
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create unique index property_ref on property (agency_id, ref) where deleted_at is null;
create unique index property_origin on property (agency_id, origin_system, origin_id) where deleted_at is null and origin_id is not null;
create index property_updated on property (agency_id, updated_at, id) where deleted_at is null;
create index property_agent on property (agent_id) where deleted_at is null;

create table property_history (
  id uuid primary key,
  property_id uuid not null references property (id) on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in ('CREATED', 'EDIT', 'PRICE', 'STATUS', 'PUBLISH', 'MEDIA', 'DOCUMENT', 'IMPORT', 'LEAD', 'NOTE')),
  by_user uuid,
  text text,
  field text,
  old jsonb,
  new jsonb
);
create index property_history_newest on property_history (property_id, id desc);

-- One row per content. touched_at: somebody is about to use it, so the sweep leaves it alone for a while.
create table media_file (
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  state text not null check (state in ('processing', 'ready', 'failed')),
  width int not null,
  height int not null,
  widths int[] not null,
  color text,
  touched_at timestamptz not null,
  created_at timestamptz not null
);

create table property_media (
  id uuid primary key,
  property_id uuid not null references property (id) on delete cascade,
  hash text not null references media_file (hash),
  position int not null,
  kind text not null check (kind in ('photo', 'plan', 'energy_label')),
  label text,
  caption jsonb not null default '{}',
  visibility text not null check (visibility in ('public', 'private')),
  created_at timestamptz not null
);
create index property_media_order on property_media (property_id, position, id);
create index property_media_hash on property_media (hash);

create table property_document (
  id uuid primary key,
  property_id uuid not null references property (id) on delete cascade,
  file_key text not null unique,
  type text not null,
  filename text not null,
  mime text not null,
  size bigint not null,
  created_by uuid,
  created_at timestamptz not null
);
create index property_document_of on property_document (property_id, id desc);

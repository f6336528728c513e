-- Homes and demands that fit each other. match_home and match_demand are narrow copies for the two questions "which homes
-- for this demand" and "which demands for this home"; both are written by the transaction that writes the home or the
-- demand (server/modules/match), never by hand. Codes: server/modules/match/codes.ts; money EUR cents, areas m2.

-- A home on the market under one operation as somebody may see it: view 0 its own agency, 1 everybody (made of the public
-- read model alone). price 0: not known. yes and no: features it has and has not, the others nobody has noted. places:
-- its island (1 to 4), municipality, town (100000 and its code) and postal code (200000 and its last four digits).
create table match_home (
  id uuid not null references property (id) on delete cascade,
  op smallint not null,
  view smallint not null check (view in (0, 1)),
  agency_id uuid not null,
  agent_id uuid,
  created_by uuid,
  shared boolean not null default false,
  type smallint not null,
  subtype smallint not null,
  condition smallint not null,
  muni int not null,
  places int[] not null,
  lat double precision,
  lon double precision,
  price int8 not null,
  area int8,
  area_kind smallint not null,
  plot int8,
  beds smallint,
  baths smallint,
  yes int8 not null,
  no int8 not null,
  views smallint,
  floor smallint,
  sea int,
  year smallint,
  primary key (id, op, view)
);
-- A demand of a large town meets ten thousands of homes: the index holds all that is weighed.
create index match_home_public on match_home (op, muni, price)
  include (id, agency_id, agent_id, created_by, shared, type, subtype, condition, area, plot, beds, baths, yes, no, views, floor, sea, year)
  where view = 1;
create index match_home_own on match_home (agency_id, op, muni, price) where view = 0;
alter table match_home set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);

-- What a demand asks. keys: operation times a million plus 0 (everywhere), an island or a municipality: the road into the
-- index; places and areas decide. weights: one per criterion in the order of codes.ts, together with base 100.
-- low: municipalities that count less since homes there were disliked; muted: criteria whose lessons were switched off.
create table match_demand (
  demand_id uuid primary key,
  agency_id uuid not null,
  agent_id uuid,
  created_by uuid,
  shared boolean not null,
  open boolean not null,
  expires_at timestamptz,
  frequency text not null,
  keys int[] not null,
  types int not null,
  subtypes int8 not null,
  everywhere boolean not null,
  places int[] not null,
  excluded int[] not null,
  areas polygon[] not null,
  price_min int8,
  price_max int8,
  price_limit int8,
  area_min int8,
  area_max int8,
  plot_min int8,
  beds_min smallint,
  beds_max smallint,
  baths_min smallint,
  must int8 not null,
  wishes int8 not null,
  unwanted int8 not null,
  views smallint not null,
  conditions int not null,
  condition_best smallint not null,
  sea_max int,
  floor_min smallint,
  floor_max smallint,
  year_min smallint,
  year_max smallint,
  low int[] not null,
  base smallint not null,
  weights smallint[] not null,
  criteria jsonb not null,
  lessons jsonb not null default '[]',
  muted text[] not null default '{}'
);
create index match_demand_keys on match_demand using gin (keys) with (fastupdate = off) where open;
create index match_demand_agency on match_demand (agency_id) where open;

-- What became of a home for a demand, and the good ones found (score 70 and more), of which each is told once.
create table match (
  demand_id uuid not null,
  property_id uuid not null references property (id) on delete cascade,
  agency_id uuid not null,
  state text not null default 'new' check (state in ('new', 'sent', 'liked', 'disliked', 'visited', 'offer', 'discarded')),
  reason text check (reason in ('price', 'size', 'place', 'condition', 'feature')),
  by_buyer boolean not null default false,
  score smallint not null,
  facts jsonb,
  found_at timestamptz not null,
  told_at timestamptz,
  sent_at timestamptz,
  seen_at timestamptz,
  reacted_at timestamptz,
  primary key (demand_id, property_id)
);
create index match_property on match (property_id);
create index match_untold on match (found_at) where told_at is null;

-- Homes and demands that changed and are still to be weighed; written in their own transaction, taken by a job.
create table match_due (
  kind text not null check (kind in ('home', 'demand')),
  id uuid not null,
  at timestamptz not null default now(),
  primary key (kind, id)
);

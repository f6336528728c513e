-- Homes in the names of RESO's Data Dictionary, as partners read them (docs/decisions/0104): once for the sale and once for
-- the letting. Written when the home is, from what is public of it; of one that left the site only key, reference and how.
create table reso_property (
  listing_key text primary key,
  property_id uuid not null references property (id) on delete cascade,
  agency_id uuid not null references agency (id) on delete cascade,
  record jsonb not null,
  media jsonb not null default '[]',
  -- Given by who reads first after a change was committed, one higher than the other: whoever reads on from the highest
  -- misses nothing, however long the change took to commit. Until then, of a new row, a moment that is surely past.
  modification_timestamp timestamptz not null default now() - interval '1 minute',
  changed boolean not null default true,
  -- What may be filtered and sorted by, as it stands in the record.
  listing_id text,
  standard_status text,
  property_type text,
  property_sub_type text,
  list_price numeric,
  listing_contract_date date,
  on_market_date date,
  bedrooms_total int,
  bathrooms_total_integer int,
  living_area numeric,
  building_area_total numeric,
  lot_size_area numeric,
  year_built int,
  new_construction_yn boolean,
  county_or_parish text,
  city text,
  postal_code text,
  latitude double precision,
  longitude double precision,
  view text[],
  pool_private_yn boolean,
  photos_count int,
  list_agent_key text
);
create index reso_property_home on reso_property (property_id);
create index reso_property_read on reso_property (agency_id, modification_timestamp, listing_key);
create index reso_property_changed on reso_property (agency_id) where changed;

-- The public read model: written by the transaction that writes the property, never by a trigger.

-- A home as the public sees it. public is the contract's Listing, cards its ListingCard per operation, prices every
-- public price (PricePoint) oldest first. A withdrawn home stays as `gone`, so that its address can answer 410.
create table listing (
  id uuid primary key,
  agency_id uuid not null,
  agent_id uuid,
  state text not null check (state in ('active', 'gone')),
  public jsonb not null,
  cards jsonb not null,
  prices jsonb not null default '[]',
  published_at timestamptz not null,
  withdrawn_at timestamptz,
  updated_at timestamptz not null default now()
);
create index listing_agency on listing (agency_id, state);
create index listing_agent on listing (agent_id) where agent_id is not null;

-- One narrow row per public operation of an active home; nothing is null, so that every filter stays inside an index
-- (codes and sentinels: server/modules/listing/codes.ts). geo is the Morton code of lon and lat, 26 bits each (0.6 m);
-- -1 when hidden, which no box contains. bucket is a hash of the id, 0 to 31: buckets 0 to 3 are the sample.
create table listing_search (
  id uuid not null,
  op smallint not null,
  bucket smallint not null,
  type smallint not null,
  subtype smallint not null,
  energy smallint not null,
  condition smallint not null,
  beds smallint not null,
  baths smallint not null,
  muni int not null,
  town smallint not null,
  postal int not null,
  area int not null,
  ppm2 int not null,
  feat int not null,
  price int8 not null,
  geo int8 not null,
  published_at timestamptz not null,
  agency_id uuid not null,
  primary key (id, op)
);
create index listing_search_new on listing_search (op, published_at desc, id desc)
  include (muni, town, postal, type, subtype, price, beds, baths, area, feat, energy, condition, geo);
create index listing_search_price on listing_search (op, price, id)
  include (muni, town, postal, type, subtype, beds, baths, area, feat, energy, condition, geo, published_at);
create index listing_search_ppm2 on listing_search (op, ppm2, id)
  include (muni, town, postal, type, subtype, price, beds, baths, area, feat, energy, condition, geo, published_at);
create index listing_search_size on listing_search (op, area desc, id desc)
  include (muni, town, postal, type, subtype, price, beds, baths, feat, energy, condition, geo, published_at);
create index listing_search_muni on listing_search (muni, op, published_at desc, id desc)
  include (town, postal, type, subtype, price, beds, baths, area, feat, energy, condition, geo);
create index listing_search_geo on listing_search (op, geo)
  include (type, subtype, price, ppm2, beds, baths, area, feat, energy, condition, muni, town, postal, published_at, id)
  where geo >= 0;
create index listing_search_agency on listing_search (agency_id, op, published_at desc, id desc);
create index listing_search_sample on listing_search (op, muni)
  include (id, town, postal, type, subtype, price, beds, baths, area, feat, energy, condition, geo, published_at, agency_id)
  where bucket < 4;
alter table listing_search set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);

-- Words of title, description and place of an active home; accents are folded in code, so `spanish` is all it needs.
-- A word M7040 is the municipality: one index then answers words and place together.
create table listing_text (
  id uuid primary key,
  published_at timestamptz not null,
  tsv tsvector not null
) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
alter table listing_text alter column tsv set statistics 1000;
create index listing_text_words on listing_text using gin (tsv);
create index listing_text_new on listing_text (published_at desc, id desc);

-- The same of bucket 0, to tell quickly about how many homes have a word.
create table listing_text_sample (
  id uuid primary key,
  tsv tsvector not null
);
create index listing_text_sample_words on listing_text_sample using gin (tsv);

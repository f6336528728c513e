-- Who sells services to agencies, what they offer, and the hours that are taken. A seller is a person (SERVICE) or an
-- agency. doc: SellerData, MarketPublicationInput. Money in integer EUR cents.
create table seller (
  id uuid primary key,
  user_id uuid unique references app_user (id) on delete cascade,
  agency_id uuid unique references agency (id) on delete cascade,
  doc jsonb not null,
  -- the IBAN, sealed for this row; its last four digits
  iban bytea,
  iban_end text,
  lat float8,
  lon float8,
  strikes int not null default 0,
  suspended_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((user_id is null) <> (agency_id is null))
);
create table market_item (
  id uuid primary key,
  seller_id uuid not null references seller (id) on delete cascade,
  state text not null default 'draft',
  category text not null,
  doc jsonb not null,
  islands text[] not null,
  places text[] not null,
  price_from bigint,
  lead_days int not null default 0,
  reject_reason text,
  rating_sum int not null default 0,
  rating_count int not null default 0,
  orders int not null default 0,
  views int not null default 0,
  search text not null,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index market_item_seller on market_item (seller_id, updated_at desc, id desc);
create index market_item_offered on market_item (category) where state = 'published';
create index market_item_islands on market_item using gin (islands) where state = 'published';
create table market_picture (
  item_id uuid not null references market_item (id) on delete cascade,
  hash text not null,
  position int not null,
  at timestamptz not null,
  primary key (item_id, hash)
);
create index market_picture_hash on market_picture (hash);
create table market_report (
  item_id uuid not null references market_item (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  text text not null,
  at timestamptz not null,
  primary key (item_id, user_id)
);
-- Hours of a seller that are promised; lat and lon are those of the home.
create table seller_time (
  order_id uuid primary key,
  seller_id uuid not null references seller (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  lat float8,
  lon float8
);
create index seller_time_seller on seller_time (seller_id, starts_at);

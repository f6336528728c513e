-- What estimates rest on: slopes, quantile and error, made daily. island is ALL for those of all islands.
create table valuation_model (
  island text not null,
  op text not null,
  family text not null,
  made_at timestamptz not null,
  doc jsonb not null,
  primary key (island, op, family, made_at)
);

-- Estimates as they were told. doc is the contract's Valuation without what stands beside it.
create table valuation (
  id uuid primary key,
  agency_id uuid not null references agency (id) on delete cascade,
  property_id uuid references property (id) on delete cascade,
  made_by uuid references app_user (id) on delete set null,
  as_of timestamptz not null,
  doc jsonb not null,
  created_at timestamptz not null default now()
);
create index valuation_of_home on valuation (property_id, as_of desc) where property_id is not null;
create index valuation_of_agency on valuation (agency_id, as_of desc);

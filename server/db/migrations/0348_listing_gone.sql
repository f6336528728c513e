-- Search rows of homes that are off the site, as they were last shown: what comparable homes asked counts for 24 months.
-- Only rows that stood in the searches; written by the transaction that withdraws a home, taken away by the one that shows
-- it again. Codes and sentinels are those of listing_search.
create table listing_gone (
  id uuid not null references listing (id) on delete cascade,
  op smallint not null,
  type smallint not null,
  subtype smallint not null,
  condition smallint not null,
  beds smallint not null,
  baths smallint not null,
  muni int not null,
  feat int not null,
  price int8 not null,
  geo int8 not null,
  withdrawn_at timestamptz not null,
  primary key (id, op)
);
create index listing_gone_geo on listing_gone (op, geo) where geo >= 0;
create index listing_gone_since on listing_gone (withdrawn_at);

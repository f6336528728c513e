-- Where the price of each home on the market lay when it was last compared: made anew daily, and when the price is another.
create table valuation_position (
  property_id uuid primary key references property (id) on delete cascade,
  as_of timestamptz not null,
  -- property.price then; null: none.
  price bigint,
  percentile int,
  delta_pct int
);

-- What was settled by hand: a chargeback that is lost is taken from the seller by a call, a refund that the buyer's bank
-- sent back stays listed until the operator has paid it another way, and the service's own cost is booked.
alter table payment add column reversed bigint not null default 0;
alter table payment_booking add column failed_at timestamptz;
alter table payment_booking add column settled_at timestamptz;
create index payment_booking_failed on payment_booking (failed_at) where failed_at is not null;

-- What the service kept for itself of each of its lines, booked once; EUR cents.
create table payment_cost (
  line text primary key,
  source text not null,
  amount bigint not null,
  tx uuid not null,
  at timestamptz not null
);

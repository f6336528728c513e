-- Orders paid by card at Stripe. Money in integer EUR cents. What became of it is told by the service and fetched anew;
-- rows outlive order and seller, since they are the proof of what was charged.
create table payment (
  id uuid primary key,
  order_id uuid not null unique,
  -- of the order, for people
  number text not null,
  seller_id uuid not null,
  -- the seller's account at the service
  account text not null,
  buyer_agency uuid,
  amount bigint not null check (amount > 0),
  fee bigint not null,
  fee_vat bigint not null,
  session text unique,
  session_url text,
  session_until timestamptz,
  intent text unique,
  charge text,
  state text not null default 'open',
  refunded bigint not null default 0,
  fee_back bigint not null default 0,
  disputed text not null default 'none',
  -- why the service refused a call; nothing more is asked until the operator says so
  trouble text,
  captured_at timestamptz,
  -- from when on the seller may have it
  payable_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index payment_payable on payment (seller_id, payable_at) where payable_at is not null;

-- A call is written before it is made: after a crash it is made again under the same key, with the same fields.
create table payment_try (
  id uuid primary key,
  payment_id uuid not null references payment (id),
  key text not null unique,
  kind text not null,
  fields jsonb not null,
  state text not null default 'open',
  answer text,
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index payment_try_open on payment_try (payment_id) where state = 'open';
create index payment_try_payment on payment_try (payment_id, id);

-- What moved money at the service, each booked once.
create table payment_booking (
  object text primary key,
  payment_id uuid not null references payment (id),
  kind text not null,
  amount bigint not null,
  tx uuid not null,
  at timestamptz not null
);
create index payment_booking_payment on payment_booking (payment_id);

-- Messages of the service, as they came. state: new, applied, kept (not ours: another mode or account).
create table payment_event (
  id text primary key,
  account text,
  livemode boolean not null,
  type text not null,
  object text not null,
  created timestamptz not null,
  received_at timestamptz not null,
  state text not null default 'new',
  why text,
  applied_at timestamptz
);
create index payment_event_new on payment_event (received_at) where state = 'new';

-- What sellers are paid out of it.
create table payout (
  id uuid primary key,
  seller_id uuid not null,
  account text not null,
  amount bigint not null check (amount > 0),
  object text unique,
  state text not null default 'open',
  failure text,
  arrives_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index payout_seller on payout (seller_id, id desc);
create unique index payout_open on payout (seller_id) where state = 'open';
create table payout_part (
  payout_id uuid not null references payout (id),
  payment_id uuid not null references payment (id),
  amount bigint not null,
  primary key (payout_id, payment_id)
);
create index payout_part_payment on payout_part (payment_id);

-- Where books and service differ; shown, never mended by itself.
create table payment_difference (
  subject text not null,
  what text not null,
  ours bigint not null,
  theirs bigint not null,
  found_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (subject, what)
);

alter table market_order add column pay text not null default 'transfer';
-- The seller's account at the payment service, and how it is there.
alter table seller add column pay_account text unique;
alter table seller add column cards text not null default 'none';

-- Cards that plans are charged to. What a card is stays at the payment service; here is what it is known by.
create table subscription_card (
  agency_id uuid primary key references agency (id) on delete cascade,
  -- who it is kept for at the service, and the card there
  customer text not null,
  method text not null,
  brand text not null,
  last4 text not null,
  expires_on date not null,
  kept_at timestamptz not null
);

-- A page where a card is given, a charge, what is given back: written before it is asked for, so
-- that after a crash it is asked for again under the same key. One at a time of an agency: an
-- invoice is never charged twice at once. Rows outlive their agency, since they are the proof of what was charged.
create table subscription_card_try (
  id uuid primary key,
  agency_id uuid not null,
  -- page, charge, back
  kind text not null,
  invoice_id uuid,
  -- EUR cents; null: a page that charges nothing
  amount bigint check (amount > 0),
  fields jsonb not null,
  session text unique,
  url text,
  intent text,
  -- open, done, refused, closed
  state text not null default 'open',
  -- the service's word for a refusal
  code text,
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index subscription_card_try_open on subscription_card_try (agency_id) where state = 'open';
create index subscription_card_try_invoice on subscription_card_try (invoice_id, created_at);
create index subscription_card_try_intent on subscription_card_try (intent);

-- What moved money at the service, each once: the nightly look holds its lines against these.
create table subscription_card_booking (
  object text primary key,
  try_id uuid not null references subscription_card_try (id),
  amount bigint not null,
  at timestamptz not null
);

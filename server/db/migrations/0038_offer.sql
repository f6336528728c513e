-- Offers for homes. Money is EUR cents. contact_id and demand_id are ids of their rooms (a contact may be merged: the id
-- stays as it was written). stage is the way of the deal once an offer is accepted.
create table offer (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  property_id uuid not null references property (id),
  contact_id uuid not null,
  demand_id uuid,
  operation text not null,
  agent_id uuid references app_user (id),
  created_by uuid references app_user (id),
  state text not null default 'draft' check (state in ('draft', 'sent', 'countered', 'accepted', 'rejected', 'expired', 'withdrawn')),
  stage text check (stage in ('reservation', 'arras', 'notary', 'closed', 'fallen')),
  last_side text not null default 'buyer' check (last_side in ('buyer', 'owner')),
  amount bigint not null,
  deposit bigint,
  financing text check (financing in ('cash', 'mortgage', 'mortgage_approved', 'sale_of_home', 'other')),
  conditions text,
  valid_until date,
  arras jsonb,
  close_price bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  check ((state = 'accepted') = (stage is not null))
);
create index offer_agency on offer (agency_id, id desc);
create index offer_property on offer (property_id, id desc);
create index offer_demand on offer (demand_id, id desc) where demand_id is not null;
create index offer_contact on offer (contact_id, id desc);
create index offer_due on offer (valid_until) where state in ('sent', 'countered');
-- One deal at a time for a home, whoever accepts at the same moment.
create unique index offer_deal on offer (property_id) where stage in ('reservation', 'arras', 'notary');

-- What was said and done, in order. side: whose word it was; by_user null: a program.
create table offer_turn (
  id uuid primary key,
  offer_id uuid not null references offer (id) on delete cascade,
  at timestamptz not null,
  act text not null check (act in ('create', 'send', 'counter', 'accept', 'reject', 'withdraw', 'expire', 'arras', 'notary', 'close', 'fall', 'rival')),
  side text check (side in ('buyer', 'owner')),
  by_user uuid references app_user (id),
  amount bigint,
  text text
);
create index offer_turn_offer on offer_turn (offer_id, id);

-- What a closed deal brings an agency, EUR cents without VAT; how far it is invoiced is read of invoices and drafts about it.
create table fee (
  id uuid primary key,
  agency_id uuid not null references agency (id) on delete cascade,
  offer_id uuid not null unique references offer (id) on delete cascade,
  doc jsonb not null,
  amount bigint not null check (amount > 0),
  version int not null default 1,
  created_by uuid references app_user (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index fee_list on fee (agency_id, id desc);

-- Its shares, which together are the fee to the cent; an agent reads their own.
create table fee_share (
  fee_id uuid not null references fee (id) on delete cascade,
  position int not null,
  who text not null,
  agent_id uuid references app_user (id) on delete set null,
  name text not null,
  amount bigint not null check (amount >= 0),
  primary key (fee_id, position)
);
create index fee_share_agent on fee_share (agent_id) where agent_id is not null;

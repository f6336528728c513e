-- Pages on which owners follow their home. token_hash is the sha-256 of the token; one link an owner and home works at a time.
create table owner_link (
  id uuid primary key,
  agency_id uuid not null references agency (id) on delete cascade,
  property_id uuid not null references property (id) on delete cascade,
  contact_id uuid not null references contact (id) on delete cascade,
  token_hash bytea not null unique,
  language text not null,
  parts text[] not null,
  created_by uuid references app_user (id) on delete set null,
  created_at timestamptz not null,
  opened_at timestamptz,
  expires_at timestamptz not null
);
create unique index owner_link_one on owner_link (property_id, contact_id);
create index owner_link_contact on owner_link (contact_id);
create index owner_link_expired on owner_link (expires_at);

-- Prices proposed to owners (EUR cents). At most one of a home is open.
create table owner_proposal (
  id uuid primary key,
  agency_id uuid not null references agency (id) on delete cascade,
  property_id uuid not null references property (id) on delete cascade,
  operation text not null,
  price_from bigint not null,
  price bigint not null,
  text text,
  state text not null default 'open',
  created_by uuid references app_user (id) on delete set null,
  created_at timestamptz not null,
  answered_by uuid references contact (id) on delete set null,
  answered_at timestamptz
);
create unique index owner_proposal_open on owner_proposal (property_id) where state = 'open';
create index owner_proposal_of on owner_proposal (property_id, id desc);
create index owner_proposal_answered on owner_proposal (answered_by);

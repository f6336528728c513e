-- Owners whom somebody passes on to an agency. What is said of an owner is plain columns, emptied when they say no, do not
-- answer, or are erased. Integer EUR cents.
create table referral_terms (
  id uuid primary key,
  agency_id uuid not null references agency (id) on delete cascade,
  number int not null,
  open boolean not null,
  kind text not null,
  percent float8,
  amount bigint,
  cap bigint,
  fee_pct float8 not null,
  months int not null,
  text text not null,
  created_by uuid references app_user (id) on delete set null,
  created_at timestamptz not null,
  unique (agency_id, number)
);

create table referral (
  id uuid primary key,
  number text not null unique,
  -- who refers; null once their account is closed
  user_id uuid references app_user (id) on delete set null,
  -- null while the owner may choose
  agency_id uuid references agency (id) on delete cascade,
  terms_id uuid references referral_terms (id),
  state text not null default 'draft',
  owner_name text,
  owner_email text,
  owner_phone text,
  relation text not null,
  language text not null,
  municipality_ine text,
  type text,
  operation text,
  address text,
  cadastral_ref text,
  price bigint,
  area float8,
  notes text,
  photos text[] not null default '{}',
  proof_key text,
  proof_mime text,
  proof_size int,
  sent_at timestamptz,
  asks_until timestamptz,
  answered_at timestamptz,
  -- a sale until that day counts
  valid_until date,
  contact_id uuid,
  property_id uuid references property (id) on delete set null,
  sold_at timestamptz,
  due_at timestamptz,
  paid_at timestamptz,
  received_at timestamptz,
  reminded_at timestamptz,
  reason text,
  close_price bigint,
  fee bigint,
  gross bigint,
  vat bigint,
  retention_pct float8,
  retention bigint,
  net bigint,
  -- to whom it was paid: the agency's receipt
  paid_name text,
  paid_tax_id text,
  version int not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index referral_user on referral (user_id, id desc);
create index referral_agency on referral (agency_id, id desc);
create index referral_contact on referral (contact_id) where contact_id is not null;
create index referral_property on referral (property_id) where property_id is not null;
create index referral_state on referral (state, changed_at);
create index referral_photo on referral using gin (photos);

-- One owner is passed on once: keyed digests of e-mail, telephone and cadastral reference; a row is there while it counts.
create table referral_digest (
  digest bytea primary key,
  referral_id uuid not null references referral (id) on delete cascade,
  -- of a refusal: until then nobody asks again
  until timestamptz
);
create index referral_digest_of on referral_digest (referral_id);

create table referral_act (
  id uuid primary key,
  referral_id uuid not null references referral (id) on delete cascade,
  state text not null,
  by_user uuid references app_user (id) on delete set null,
  at timestamptz not null
);
create index referral_act_of on referral_act (referral_id, id);

-- Where somebody is paid; the IBAN is sealed.
create table referral_payee (
  user_id uuid primary key references app_user (id) on delete cascade,
  kind text not null,
  legal_name text not null,
  tax_id text not null,
  iban bytea not null,
  register_number text,
  changed_at timestamptz not null
);

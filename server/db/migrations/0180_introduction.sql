-- Who brought a client to a partner's home first. Each network has a secret and a chain of entries: a key of a client is the HMAC of an e-mail
-- or telephone by that secret, an entry holds the hash of the key with a nonce. Erasing a person takes key and nonce out; the chain goes on
-- to hold and points to nobody. Entries name homes and agencies without a reference, since they outlive both.
create table introduction_ledger (
  network_id uuid primary key references network (id),
  -- sealed for this network by the key of the settings; it never leaves the server
  secret bytea not null,
  entries int not null default 0,
  -- hash of the last entry
  head bytea not null,
  verified_at timestamptz,
  -- the first entry that did not hold when all was computed anew
  broken_at int,
  created_at timestamptz not null
);

-- A client of an agency at a home: one row, however often and by whatever it was shown.
create table introduction (
  id uuid primary key,
  -- who brought the client, and whose home it is
  agency_id uuid not null references agency (id) on delete cascade,
  lister_id uuid not null references agency (id) on delete cascade,
  property_id uuid not null,
  contact_id uuid references contact (id),
  -- the strongest there is
  evidence text not null,
  strength int not null,
  -- nobody else had introduced this client to this home before
  first boolean not null,
  -- the terms in force that day; null of a client at an own home
  agreement_id uuid references agreement (id) on delete cascade,
  terms_number int,
  -- since when the agency may know whether it was first: it asked
  checked_at timestamptz,
  -- the deal that came of it (table deal)
  deal_id uuid,
  created_by uuid references app_user (id),
  created_at timestamptz not null
);
create unique index introduction_client on introduction (agency_id, property_id, contact_id) where contact_id is not null;
create index introduction_agency on introduction (agency_id, id desc);
create index introduction_lister on introduction (lister_id, id desc);
create index introduction_contact on introduction (contact_id) where contact_id is not null;

create table introduction_entry (
  network_id uuid not null references introduction_ledger (network_id),
  seq int not null,
  introduction_id uuid references introduction (id) on delete set null,
  property_id uuid not null,
  agency_id uuid not null,
  evidence text not null,
  at timestamptz not null,
  commitment bytea not null,
  hash bytea not null,
  key bytea,
  nonce bytea,
  primary key (network_id, seq)
);
create index introduction_entry_key on introduction_entry (property_id, key) where key is not null;
create index introduction_entry_of on introduction_entry (introduction_id);

create table introduction_dispute (
  id uuid primary key,
  agency_id uuid not null references agency (id) on delete cascade,
  text text not null,
  created_by uuid references app_user (id),
  at timestamptz not null,
  withdrawn_at timestamptz
);

-- The introductions of one client to one home that a dispute is about.
create table introduction_party (
  dispute_id uuid not null references introduction_dispute (id) on delete cascade,
  introduction_id uuid not null references introduction (id) on delete cascade,
  primary key (dispute_id, introduction_id)
);
create index introduction_party_of on introduction_party (introduction_id);

-- Every question whether a client was introduced already: 30 a day per person, shown to whose home it is.
create table introduction_check (
  id uuid primary key,
  agency_id uuid not null references agency (id) on delete cascade,
  lister_id uuid not null references agency (id) on delete cascade,
  property_id uuid not null,
  contact_id uuid references contact (id),
  by_user uuid references app_user (id),
  -- a contact with many addresses counts more than once
  cost int not null,
  introduced boolean not null,
  at timestamptz not null
);
create index introduction_check_user on introduction_check (by_user, at);
create index introduction_check_lister on introduction_check (lister_id, id desc);
create index introduction_check_contact on introduction_check (contact_id) where contact_id is not null;

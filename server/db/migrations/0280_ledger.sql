-- Movements of money in double entry: each transaction sums to zero. Integer EUR cents; append only, what was wrong is booked back.
create table ledger_entry (
  id uuid primary key,
  tx uuid not null,
  at timestamptz not null,
  account text not null,
  amount bigint not null check (amount <> 0),
  -- whose account it is, where an account is kept per agency or person
  agency_id uuid references agency (id) on delete set null,
  user_id uuid references app_user (id) on delete set null,
  invoice_id uuid,
  order_id uuid,
  ref text not null
);
create index ledger_entry_tx on ledger_entry (tx);
create index ledger_entry_invoice on ledger_entry (invoice_id) where invoice_id is not null;
create index ledger_entry_order on ledger_entry (order_id) where order_id is not null;
create index ledger_entry_account on ledger_entry (account, at);

-- Who issues in the operator's name, from a day on.
create table invoice_issuer (
  valid_from date primary key,
  doc jsonb not null,
  created_at timestamptz not null
);

-- A series numbers without gaps: its row is locked while a number is taken. Issued by an agency, a person, or (neither) the operator.
create table invoice_series (
  id uuid primary key,
  agency_id uuid references agency (id) on delete set null,
  user_id uuid references app_user (id) on delete set null,
  -- 'operator', or the id of who issues: stays when they are gone
  issuer_key text not null,
  code text not null,
  year int not null,
  next int not null default 1,
  last_on date,
  unique (issuer_key, code, year)
);

-- The last record of a taxpayer, which the next one is chained to; locked while one is added.
create table invoice_chain (
  tax_id text primary key,
  seq int not null default 0,
  digest text not null default '',
  content_hash text not null default ''
);

create table invoice (
  id uuid primary key,
  series_id uuid not null references invoice_series (id),
  number int not null,
  full_number text not null,
  kind text not null,
  -- who reads it besides the operator
  issuer_agency_id uuid references agency (id) on delete set null,
  issuer_user_id uuid references app_user (id) on delete set null,
  receiver_agency_id uuid references agency (id) on delete set null,
  receiver_user_id uuid references app_user (id) on delete set null,
  issued_on date not null,
  operation_on date,
  due_on date,
  issuer jsonb not null,
  receiver jsonb not null,
  doc jsonb not null,
  language text not null,
  base bigint not null,
  vat bigint not null,
  withheld bigint not null,
  total bigint not null,
  payable bigint not null,
  rectifies uuid references invoice (id),
  cause text,
  -- what it is about, for the room that issued it
  about_kind text not null,
  about_id text not null,
  -- the record of RD 1007/2023, as it was hashed
  tax_id text not null,
  seq int not null,
  recorded_at text not null,
  previous_digest text not null,
  digest text not null,
  qr_url text not null,
  -- all of the above, chained to that of the record before
  content_hash text not null,
  -- what may change: what was paid, and that it was taken back
  paid bigint not null default 0,
  paid_at timestamptz,
  rectified_at timestamptz,
  created_at timestamptz not null,
  check (total = base + vat),
  check (payable = total - withheld),
  unique (series_id, number),
  unique (tax_id, full_number),
  unique (tax_id, seq)
);
create index invoice_receiver_agency on invoice (receiver_agency_id, id desc);
create index invoice_receiver_user on invoice (receiver_user_id, id desc) where receiver_user_id is not null;
create index invoice_issuer_agency on invoice (issuer_agency_id, id desc) where issuer_agency_id is not null;
create index invoice_issuer_user on invoice (issuer_user_id, id desc) where issuer_user_id is not null;
create index invoice_operator on invoice (id desc) where issuer_agency_id is null and issuer_user_id is null;
create index invoice_about on invoice (about_kind, about_id);
create index invoice_rectifies on invoice (rectifies) where rectifies is not null;

-- What the operator did and why; append only.
create table operator_act (
  id uuid primary key,
  at timestamptz not null,
  act text not null,
  user_id uuid references app_user (id) on delete set null,
  by_email text not null,
  subject text not null,
  reason text not null
);

-- The operator gave their password again: acts on money are open in this session until then.
create table operator_sudo (
  session_id uuid primary key references session (id) on delete cascade,
  until timestamptz not null
);

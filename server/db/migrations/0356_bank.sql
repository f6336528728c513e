-- An agency's bank accounts, the files they were read from, their entries and what each entry pays. EUR cents.
create table bank_account (
  id uuid primary key,
  agency_id uuid not null references agency (id) on delete cascade,
  iban text not null,
  name text not null,
  created_at timestamptz not null,
  unique (agency_id, iban)
);

create table bank_statement (
  id uuid primary key,
  agency_id uuid not null references agency (id) on delete cascade,
  account_id uuid not null references bank_account (id) on delete cascade,
  file_sha256 text not null,
  filename text not null,
  format text not null,
  from_on date not null,
  to_on date not null,
  opening bigint,
  closing bigint,
  -- entries of the file, and those that were new
  entries int not null,
  taken int not null,
  by_user uuid references app_user (id) on delete set null,
  created_at timestamptz not null,
  unique (account_id, file_sha256)
);
create index bank_statement_days on bank_statement (account_id, to_on desc);

create table bank_entry (
  id uuid primary key,
  agency_id uuid not null references agency (id) on delete cascade,
  account_id uuid not null references bank_account (id) on delete cascade,
  statement_id uuid not null references bank_statement (id) on delete cascade,
  booked_on date not null,
  value_on date,
  amount bigint not null check (amount <> 0),
  text text not null,
  reference text,
  party text,
  iban text,
  -- the same entry of another file: day, amount, words, and which of several that are alike
  dedupe text not null,
  state text not null default 'open',
  matched bigint not null default 0,
  -- invoices and expenses that it does not pay, as somebody said
  refused uuid[] not null default '{}',
  created_at timestamptz not null,
  unique (account_id, dedupe),
  check (abs(matched) <= abs(amount))
);
create index bank_entry_list on bank_entry (agency_id, booked_on desc, id desc);
create index bank_entry_open on bank_entry (agency_id) where state = 'open';
create index bank_entry_statement on bank_entry (statement_id);

create table bank_match (
  id uuid primary key,
  agency_id uuid not null references agency (id) on delete cascade,
  entry_id uuid not null references bank_entry (id) on delete cascade,
  invoice_id uuid references invoice (id),
  expense_id uuid references expense (id),
  -- with the entry's sign
  amount bigint not null check (amount <> 0),
  reason text not null,
  auto boolean not null,
  -- as they were called then, and by what their account is known again
  number text not null,
  name text not null,
  party_key text not null,
  by_user uuid references app_user (id) on delete set null,
  created_at timestamptz not null,
  check (num_nonnulls(invoice_id, expense_id) = 1)
);
create index bank_match_entry on bank_match (entry_id);
create index bank_match_agency on bank_match (agency_id);
create index bank_match_invoice on bank_match (invoice_id) where invoice_id is not null;
create index bank_match_expense on bank_match (expense_id) where expense_id is not null;

-- Files of transfers, as they were given out.
create table bank_payment (
  id uuid primary key,
  agency_id uuid not null references agency (id) on delete cascade,
  account_id uuid not null references bank_account (id) on delete cascade,
  pay_on date not null,
  count int not null,
  total bigint not null,
  xml text not null,
  by_user uuid references app_user (id) on delete set null,
  created_at timestamptz not null
);
create index bank_payment_agency on bank_payment (agency_id);

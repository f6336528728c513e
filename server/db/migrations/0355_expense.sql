-- Expenses: what their form writes lies in one document, so a field of the contract needs no migration. EUR cents.
create table expense (
  id uuid primary key,
  agency_id uuid not null references agency (id) on delete cascade,
  created_by uuid references app_user (id) on delete set null,
  data jsonb not null,
  -- what follows from it
  tax_id text not null,
  number text not null,
  issued_on date not null,
  net bigint not null,
  vat bigint not null,
  deductible bigint not null,
  payable bigint not null,
  -- supplier, number and concept, folded
  words text not null,
  -- what entries of the bank paid of it
  paid bigint not null default 0,
  paid_on date,
  payment_id uuid,
  payment_on date,
  file_key text,
  file_name text,
  file_mime text,
  file_size int,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (abs(paid) <= abs(payable))
);
create unique index expense_once on expense (agency_id, tax_id, upper(number), issued_on);
create index expense_list on expense (agency_id, issued_on desc, id desc);
create index expense_open on expense (agency_id) where paid <> payable;
create index expense_file on expense (file_key) where file_key is not null;

-- Expenses: what their form writes lies in one document, so a field of the contract needs no migration.
create table expense (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  created_by uuid references app_user (id) on delete set null,
  data jsonb not null,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index expense_agency on expense (agency_id, id);

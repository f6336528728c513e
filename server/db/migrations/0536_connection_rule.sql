-- Who of an agency may connect an assistant. No row: its administrators alone.
create table connection_rule (
  agency_id uuid primary key references agency (id) on delete cascade,
  staff boolean not null,
  updated_at timestamptz not null
);

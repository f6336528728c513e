-- Tables of homes (CSV, Excel): a file waits while somebody says what its columns hold; what was said is remembered for a source and
-- goes with each run.
create table import_table (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  filename text not null,
  format text not null,
  encoding text,
  delimiter text,
  file_key text not null,
  file_sha256 text not null,
  header_hash text not null,
  row_count int not null,
  columns jsonb not null,
  plan jsonb not null,
  -- the source whose plan it was given; null: guessed, or said by somebody
  source_id uuid references integration (id) on delete set null,
  created_at timestamptz not null
);
create index import_table_agency on import_table (agency_id, created_at);
create index import_table_file on import_table (file_key);

create table import_mapping (
  integration_id uuid primary key references integration (id) on delete cascade,
  agency_id uuid not null references agency (id),
  header_hash text not null,
  plan jsonb not null,
  updated_at timestamptz not null
);
create index import_mapping_header on import_mapping (agency_id, header_hash);

alter table import_run add column plan jsonb;

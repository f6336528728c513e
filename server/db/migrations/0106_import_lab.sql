-- The laboratory: files that are tried and not brought in. File and report are gone after a day.
create table import_lab (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  by_user uuid,
  filename text not null,
  bytes int not null,
  file_key text not null,
  file_sha256 text not null,
  integration_id uuid references integration (id) on delete set null,
  status text not null,
  report jsonb,
  created_at timestamptz not null
);
create index import_lab_agency on import_lab (agency_id);
create index import_lab_age on import_lab (created_at);
create index import_lab_file on import_lab (file_key);

-- Pairs of homes of one agency that seem to be one; a pair that somebody has called two is not proposed again.
create table import_same (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  first_id uuid not null references property (id),
  second_id uuid not null references property (id),
  reasons text[] not null,
  found_at timestamptz not null,
  apart boolean not null default false,
  unique (first_id, second_id)
);
create index import_same_agency on import_same (agency_id, id) where not apart;

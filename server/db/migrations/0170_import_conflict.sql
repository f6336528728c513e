-- Fields that a source said otherwise after the agency had corrected them: the agency's value stands until somebody decides.
create table import_conflict (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  integration_id uuid not null,
  external_id text not null,
  -- path of the record, such as layout.built
  field text not null,
  -- what the source said when the agency's value was written against it; null: nothing
  against jsonb,
  found_at timestamptz not null,
  unique (integration_id, external_id, field),
  foreign key (integration_id, external_id) references import_link (integration_id, external_id) on delete cascade
);
create index import_conflict_agency on import_conflict (agency_id, id);

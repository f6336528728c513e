-- Texts for answers: the agency's (owner null) and one's own. Text and subject per language, with places in braces.
create table template (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  owner_id uuid references app_user (id) on delete cascade,
  name text not null,
  subject jsonb not null default '{}',
  text jsonb not null,
  search text not null,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index template_agency on template (agency_id, lower(name), id);

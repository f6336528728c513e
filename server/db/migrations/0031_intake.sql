-- Imports of contacts: a file on its way into an agency, what became of each of its rows, and whom it touched.
create table intake_run (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  by_user uuid not null references app_user (id),
  by_name text,
  by_role text not null check (by_role in ('ADMIN', 'STAFF')),
  lang text not null,
  filename text not null,
  format text not null check (format in ('csv', 'xlsx', 'vcard')),
  dialect text not null,
  encoding text,
  delimiter text,
  dates text not null check (dates in ('dmy', 'mdy')),
  status text not null default 'uploaded' check (status in ('uploaded', 'mapped', 'validated', 'running', 'done', 'failed', 'rolled_back')),
  row_count int not null,
  columns jsonb not null,
  mapping jsonb not null,
  mode text not null check (mode in ('create', 'update', 'upsert')),
  dedupe_keys text[] not null,
  overwrite boolean not null,
  shared boolean not null,
  roles text[] not null,
  tags text[] not null,
  -- rows as they were read; null once they are no longer needed
  file_key text,
  totals jsonb not null,
  undone jsonb,
  -- worded when shown: {"key", "params"}
  failure jsonb,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  undone_at timestamptz
);
create index intake_run_agency on intake_run (agency_id, id desc);

create table intake_row (
  run_id uuid not null references intake_run (id) on delete cascade,
  number int not null,
  id uuid not null unique,
  agency_id uuid not null references agency (id),
  line int not null,
  name text not null,
  fate text not null check (fate in ('created', 'updated', 'unchanged', 'skipped', 'error')),
  remarks jsonb not null,
  contact_id uuid,
  -- cells of a row that did not get in, so that somebody can mend them
  source jsonb,
  primary key (run_id, number)
);
create index intake_row_contact on intake_row (contact_id) where contact_id is not null;

-- Each contact that a run created or changed, once: what an undo needs.
create table intake_touch (
  run_id uuid not null references intake_run (id) on delete cascade,
  contact_id uuid not null,
  -- null: the run created it
  before jsonb,
  -- the contact's version after the run's last change
  version int not null,
  undone text check (undone in ('removed', 'restored', 'kept')),
  primary key (run_id, contact_id)
);
create index intake_touch_contact on intake_touch (contact_id);

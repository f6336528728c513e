-- Runs of feeds, what each did to each home, and which home of ours is which home of a feed.
create table import_run (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  provider text not null,
  filename text not null,
  file_key text not null,
  file_sha256 text not null,
  status text not null default 'uploaded' check (status in ('uploaded', 'running', 'done', 'rejected', 'failed', 'rolled_back')),
  dry_run boolean not null,
  totals jsonb not null,
  -- worded when shown: {"key", "params"}
  rejection jsonb,
  by_user uuid references app_user (id),
  by_name text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  undone_at timestamptz
);
create index import_run_agency on import_run (agency_id, created_at desc, id desc);

create table import_item (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  run_id uuid not null references import_run (id) on delete cascade,
  external_id text not null,
  ref text,
  title text,
  action text not null check (action in ('created', 'updated', 'unchanged', 'removed', 'skipped', 'error')),
  property_id uuid,
  changed jsonb not null default '[]',
  issues jsonb not null default '[]',
  -- what is put back by an undo: {steps, link, version, status}; null when nothing was changed
  before jsonb,
  unique (run_id, external_id)
);
create index import_item_run on import_item (run_id, id);

create table import_link (
  agency_id uuid not null references agency (id),
  provider text not null,
  external_id text not null,
  property_id uuid not null,
  -- steps and pictures as the feed last said them, so that what an agent added stays and what the feed took back goes
  said jsonb not null,
  -- digest of the first good file that lacked the home; a second, different one withdraws it
  missing_since text,
  -- address of a picture to what became of it: 'taken' or why not
  pictures jsonb not null default '{}',
  primary key (agency_id, provider, external_id)
);
create index import_link_property on import_link (property_id);

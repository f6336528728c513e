-- A takeout on its way into an agency: where it is read from, what it says of itself, how far it is, and what became of each
-- record. file_key: uploaded; address: sealed, read in parts.
create table takeout_import (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  created_by uuid references app_user (id),
  state text not null default 'checking',
  source text not null,
  file_key text,
  address bytea,
  -- so that parts that are asked for one after another are of one file
  etag text,
  -- what its manifest says, and what of it no import brings; null: it was not read yet
  head jsonb,
  -- which pass, and the byte of its file where the next line begins
  pass int not null default 0,
  line_at bigint not null default 0,
  progress smallint not null default 0,
  -- tries in a row at which the other side did not answer
  silent int not null default 0,
  -- why it was refused, failed or paused, in short
  reason text,
  created_at timestamptz not null,
  finished_at timestamptz,
  undone_at timestamptz
);
create index takeout_import_newest on takeout_import (agency_id, id desc);
-- One is at work at a time.
create unique index takeout_import_at_work on takeout_import (agency_id) where state in ('checking', 'running', 'undoing');

-- Files of the zip, as its directory and its manifest agree.
create table takeout_import_file (
  import_id uuid not null references takeout_import (id) on delete cascade,
  name text not null,
  size bigint not null,
  sha256 text not null,
  -- the local header, and the first byte behind the content
  header_at bigint not null,
  ends_at bigint not null,
  primary key (import_id, name)
);

-- What an import made here, in its order, and how it stood then: an undo takes away what still stands so.
create table takeout_import_record (
  import_id uuid not null references takeout_import (id) on delete cascade,
  position bigint not null,
  schema text not null,
  id text not null,
  mark text,
  primary key (import_id, position)
);

create index takeout_import_record_of on takeout_import_record (id);

-- Records of another instance that are here under an id of their own, since they were here before; every other has an id that
-- follows from its old one.
create table takeout_map (
  agency_id uuid not null references agency (id) on delete cascade,
  origin uuid not null,
  old_id uuid not null,
  new_id uuid not null,
  primary key (agency_id, origin, old_id)
);

create table takeout_import_count (
  import_id uuid not null references takeout_import (id) on delete cascade,
  schema text not null,
  made int not null default 0,
  known int not null default 0,
  left_out int not null default 0,
  kept int not null default 0,
  primary key (import_id, schema)
);

create table takeout_import_issue (
  import_id uuid not null references takeout_import (id) on delete cascade,
  position bigint not null,
  schema text not null,
  name text not null,
  reason text not null,
  words jsonb not null default '{}',
  primary key (import_id, position)
);

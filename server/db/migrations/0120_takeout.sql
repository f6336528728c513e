-- One file of everything an agency owns: what was asked for and by whom, what stands in it and where its bytes are, and the secret
-- addresses (their hashes) at which it is read.
create table takeout (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  created_by uuid references app_user (id),
  parts text[] not null,
  state text not null default 'collecting',
  -- begun anew after each crash; given up at the fifth
  attempts int not null default 0,
  progress smallint not null default 0,
  -- what the manifest tells, from the moment everything was read at; null: it is read again from the start
  contents jsonb,
  entries int,
  bytes bigint,
  -- where the directory of the zip begins
  directory_at bigint,
  created_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  read_at timestamptz
);
create index takeout_newest on takeout (agency_id, id desc);
-- One is made at a time.
create unique index takeout_making on takeout (agency_id) where state = 'collecting';

create table takeout_file (
  takeout_id uuid not null references takeout (id) on delete cascade,
  position int not null,
  name text not null,
  -- in the store of files, from this byte on
  file_key text not null,
  source_start bigint not null default 0,
  size bigint,
  crc bigint,
  sha256 text,
  lost boolean not null default false,
  -- where the entry begins in the zip, and its line in the directory
  starts_at bigint,
  listed_at bigint,
  primary key (takeout_id, position),
  unique (takeout_id, name)
);
create index takeout_file_start on takeout_file (takeout_id, starts_at);
create index takeout_file_listed on takeout_file (takeout_id, listed_at);
-- What a sweep of the store has to spare.
create index takeout_file_key on takeout_file (file_key);

create table takeout_link (
  token_hash bytea primary key,
  takeout_id uuid not null references takeout (id) on delete cascade,
  created_by uuid references app_user (id),
  created_at timestamptz not null
);
create index takeout_link_of on takeout_link (takeout_id);

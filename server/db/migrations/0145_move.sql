-- Moving in from another program, call by call. `raw` is what was read, apart from what was made of it, so that another mapping asks
-- nothing anew; it goes 30 days after the end, the key (sealed) seven days after.
create table move (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  integration_id uuid references integration (id),
  -- the report that homes are written into now
  run_id uuid references import_run (id),
  system text not null,
  token bytea,
  token_hint text,
  -- calls are counted by it, also once the key is gone
  token_hash bytea not null,
  state text not null,
  want jsonb not null,
  -- code of the other program -> ours
  types jsonb not null default '{}',
  people jsonb not null default '{}',
  plan jsonb,
  -- why it stopped: a sentence's key; and what the gate asks
  fault text,
  question jsonb,
  confirmed boolean not null default false,
  created_by uuid references app_user (id),
  created_at timestamptz not null,
  started_at timestamptz,
  -- done, given up or taken back
  ended_at timestamptz,
  refreshed_at timestamptz
);
create index move_newest on move (agency_id, id desc);
-- One is open at a time.
create unique index move_open on move (agency_id) where ended_at is null;

-- When the other program was asked by a key: written before each call, so that neither a crash nor a second instance asks too often.
create table move_call (
  token_hash bytea not null,
  bucket text not null,
  at timestamptz not null
);
create index move_call_window on move_call (token_hash, bucket, at desc);
-- What it said of too many calls.
create table move_token (
  token_hash bytea primary key,
  rests_until timestamptz not null,
  slow_until timestamptz not null
);

create table move_item (
  id uuid not null unique,
  move_id uuid not null references move (id) on delete cascade,
  kind text not null,
  external_id text not null,
  position int not null default 0,
  state text not null default 'wait',
  raw jsonb,
  tries smallint not null default 0,
  -- not before: a lease while it is being read or written, a pause after a failure
  next_at timestamptz,
  -- why it could not be had, or what was said of it: a sentence's key
  message text,
  outcome text,
  -- of a home: its owner there, its town whose zones are asked for; of a photo: its home
  owner_id text,
  place_id text,
  home_id text,
  -- the time of its last change there, in their words
  changed_at text,
  ref text,
  property_id uuid,
  contact_id uuid,
  contact_version int,
  -- the contact is of this move's making
  made boolean not null default false,
  -- a person has just said who looks after it
  reassign boolean not null default false,
  updated_at timestamptz,
  primary key (move_id, kind, external_id)
);
create index move_item_next on move_item (move_id, kind, state, position, external_id);
create index move_item_contact on move_item (contact_id) where contact_id is not null;

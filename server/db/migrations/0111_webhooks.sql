-- Addresses of other programs that are told what happens: one row for each event on its way to each of them, written in the
-- transaction of the event itself, and one for each try.
create table webhook (
  id uuid primary key,
  agency_id uuid not null references agency (id) on delete cascade,
  name text not null,
  url text not null,
  types text[] not null,
  state text not null default 'active',
  reason text,
  -- sealed (AES-256-GCM); the one before signs, too, until then
  secret bytea not null,
  old_secret bytea,
  old_until timestamptz,
  failing_since timestamptz,
  last_ok_at timestamptz,
  -- somebody sends until then; nothing is sent before the end of its rest
  sending_until timestamptz,
  rests_until timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index webhook_agency on webhook (agency_id);

create table webhook_delivery (
  id uuid primary key,
  webhook_id uuid not null references webhook (id) on delete cascade,
  event_id uuid not null,
  type text not null,
  subject text not null,
  version integer,
  changed text[] not null default '{}',
  at timestamptz not null,
  state text not null default 'waiting',
  tries integer not null default 0,
  -- the next try by itself; when it is sent again by a person; until when a sender has it
  next_at timestamptz,
  replay_at timestamptz,
  taken_until timestamptz,
  last_status integer,
  last_failure text,
  unique (webhook_id, event_id)
);
create index webhook_delivery_due on webhook_delivery (webhook_id, next_at) where next_at is not null;
create index webhook_delivery_replay on webhook_delivery (webhook_id, replay_at) where replay_at is not null;
create index webhook_delivery_newest on webhook_delivery (webhook_id, id desc);
create index webhook_delivery_at on webhook_delivery (at);

create table webhook_try (
  id uuid primary key,
  delivery_id uuid not null references webhook_delivery (id) on delete cascade,
  at timestamptz not null,
  kind text not null,
  status integer,
  ms integer not null,
  failure text,
  answer text not null default ''
);
create index webhook_try_newest on webhook_try (delivery_id, id desc);

-- A person's main Google calendar, kept the same as their diary. The refresh token is sealed with a key of the environment.
create table google_calendar (
  user_id uuid primary key references app_user (id) on delete cascade,
  agency_id uuid not null references agency (id),
  email text not null,
  refresh_token bytea not null,
  -- stopped: Google lets us in no more. ending: our access is being taken back at Google.
  state text not null check (state in ('active', 'stopped', 'ending')),
  -- From where on Google tells what changed; null: everything is read again.
  sync_token text,
  left_out int not null default 0,
  connected_at timestamptz not null,
  synced_at timestamptz,
  -- One sync at a time: a lease, so that one that broke off does not keep others out.
  busy_until timestamptz
);

-- A consent under way: for whom it was asked, and the secret half of PKCE.
create table google_consent (
  state_hash bytea primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  verifier text not null,
  created_at timestamptz not null
);

-- Whose Google calendar google_event_id is in, which version of ours was last the same there, and what both said then.
alter table agenda_event
  add column google_user_id uuid references app_user (id) on delete set null,
  add column google_version int,
  add column google_base jsonb;
drop index agenda_event_google;
create unique index agenda_event_google on agenda_event (google_user_id, google_event_id) where google_event_id is not null and google_user_id is not null;
create index agenda_event_google_due on agenda_event (organiser_id) where google_version is distinct from version;

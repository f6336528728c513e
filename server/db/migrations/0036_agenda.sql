-- The diary. A series is one row with its rule; an occurrence that was moved or changed is a row of its own that names
-- the series and the instant at which the rule puts it. exdates are instants that the rule makes and nobody wants.
-- Rows are put away (deleted_at), never removed: a change can be taken back, and other rooms refer to them.
create table agenda_event (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  organiser_id uuid not null references app_user (id),
  created_by uuid references app_user (id),
  uid text not null,
  kind text not null check (kind in ('visit', 'call', 'meeting', 'valuation', 'capture', 'signing', 'arras', 'key_handover', 'open_house', 'task', 'reminder', 'unavailability')),
  title text not null,
  notes text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  all_day boolean not null default false,
  time_zone text not null default 'Europe/Madrid',
  rrule text,
  exdates timestamptz[] not null default '{}',
  -- When the last occurrence ends; null: a rule without end. Derived, for look-ups by time.
  until_at timestamptz,
  series_id uuid references agenda_event (id),
  occurrence timestamptz,
  location text,
  geo jsonb,
  demand_id uuid,
  lead_id uuid,
  status text not null default 'confirmed' check (status in ('requested', 'confirmed', 'done', 'no_show', 'cancelled')),
  outcome text,
  reminders int[] not null default '{}',
  remind_by text[] not null default '{PLATFORM}',
  -- Reminders up to here were sent; the next one is due then.
  reminded_until timestamptz not null,
  remind_at timestamptz,
  travel_before int,
  travel_after int,
  color text,
  visibility text not null default 'agency' check (visibility in ('agency', 'private')),
  sequence int not null default 0,
  -- What another calendar calls it, and the state of it that we know.
  google_event_id text,
  google_etag text,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  check (ends_at >= starts_at),
  check ((series_id is null) = (occurrence is null)),
  check (series_id is null or rrule is null)
);
create index agenda_event_time on agenda_event (agency_id, starts_at) where deleted_at is null and rrule is null;
create index agenda_event_series on agenda_event (agency_id, until_at) where deleted_at is null and rrule is not null;
create unique index agenda_event_occurrence on agenda_event (series_id, occurrence) where deleted_at is null and series_id is not null;
create unique index agenda_event_uid on agenda_event (organiser_id, uid) where deleted_at is null and series_id is null;
create index agenda_event_remind on agenda_event (remind_at) where deleted_at is null and remind_at is not null;
create index agenda_event_demand on agenda_event (demand_id) where demand_id is not null;
create index agenda_event_google on agenda_event (organiser_id, google_event_id) where google_event_id is not null;

-- Who comes: a contact, a colleague, or an e-mail. A contact's name of that day stays, so that a record reads right later.
create table agenda_attendee (
  id uuid primary key,
  event_id uuid not null references agenda_event (id) on delete cascade,
  position int not null,
  contact_id uuid,
  user_id uuid references app_user (id),
  email text,
  name text,
  reply text not null default 'needs_action' check (reply in ('needs_action', 'accepted', 'declined', 'tentative')),
  check (num_nonnulls(contact_id, user_id) <= 1),
  check (num_nonnulls(contact_id, user_id, email) >= 1)
);
create index agenda_attendee_event on agenda_attendee (event_id, position);
create index agenda_attendee_contact on agenda_attendee (contact_id) where contact_id is not null;
create index agenda_attendee_user on agenda_attendee (user_id) where user_id is not null;

create table agenda_home (
  event_id uuid not null references agenda_event (id) on delete cascade,
  property_id uuid not null references property (id) on delete cascade,
  position int not null,
  primary key (event_id, property_id)
);
create index agenda_home_property on agenda_home (property_id);

-- What a change can be taken back to, for ten minutes: the rows as they were, and the versions they have had since.
create table agenda_undo (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  agency_id uuid not null references agency (id),
  before jsonb not null,
  after jsonb not null,
  created_at timestamptz not null
);
create index agenda_undo_age on agenda_undo (created_at);

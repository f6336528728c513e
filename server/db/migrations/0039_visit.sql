-- Visits: what the agenda's event does not hold. Hours, feedback and requests are plain rows; a signed sheet is never changed.
create table visit_hours (
  user_id uuid primary key references app_user (id) on delete cascade,
  agency_id uuid not null references agency (id),
  doc jsonb not null,
  updated_at timestamptz not null
);

-- A home opened for booking with an agent; ended by closed_at. public: the home's public page offers it.
create table visit_booking (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  property_id uuid not null references property (id),
  agent_id uuid not null references app_user (id),
  public boolean not null,
  expires_at timestamptz not null,
  created_by uuid references app_user (id),
  created_at timestamptz not null,
  closed_at timestamptz
);
create unique index visit_booking_open on visit_booking (property_id) where closed_at is null;

-- Who asked for a visit by link, and what they agreed to in which words.
create table visit_request (
  event_id uuid primary key references agenda_event (id),
  booking_id uuid not null references visit_booking (id),
  agency_id uuid not null references agency (id),
  property_id uuid not null,
  agent_id uuid not null references app_user (id),
  contact_id uuid not null,
  language text not null,
  name text not null,
  email text,
  phone text,
  message text,
  consent_text text not null,
  consent_at timestamptz not null,
  -- How and when the visitor last heard that it stands: what the agenda says otherwise is mailed (visit.tell).
  told_status text not null,
  told_starts_at timestamptz not null,
  created_at timestamptz not null
);
create index visit_request_contact on visit_request (contact_id);
create index visit_request_agent on visit_request (agent_id, created_at desc);

-- A sheet as it was signed. doc holds its text, people and signatures; file_hash is that of the PDF in the store.
create table visit_sheet (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  event_id uuid not null references agenda_event (id),
  number int not null,
  language text not null,
  doc jsonb not null,
  content_hash text not null,
  file_hash text not null,
  file_key text not null,
  size int not null,
  signed_at timestamptz not null,
  created_by uuid references app_user (id),
  unique (event_id, number)
);
create function visit_sheet_stays() returns trigger language plpgsql as $$
begin
  raise exception 'A signed visit sheet is never changed';
end $$;
create trigger visit_sheet_stays before update on visit_sheet for each row execute function visit_sheet_stays();

-- What was thought of a home, once per side.
create table visit_feedback (
  event_id uuid not null references agenda_event (id) on delete cascade,
  property_id uuid not null,
  by text not null check (by in ('agent', 'visitor')),
  interest int not null check (interest between 0 and 5),
  price_opinion text check (price_opinion in ('cheap', 'fair', 'expensive')),
  likes text[] not null default '{}',
  dislikes text[] not null default '{}',
  comment text,
  next_step text check (next_step in ('second_visit', 'offer', 'thinking', 'other_homes', 'discarded')),
  share_with_owner boolean not null default false,
  shared_at timestamptz,
  at timestamptz not null,
  primary key (event_id, property_id, by)
);
create index visit_feedback_home on visit_feedback (property_id, at desc);

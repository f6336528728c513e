-- A visit that one agency asks of another, whose home a network shares with it. Who comes is known to the asking side alone.
create table partner_visit (
  id uuid primary key,
  -- who asks
  agency_id uuid not null references agency (id) on delete cascade,
  -- whose home it is
  lister_id uuid not null references agency (id) on delete cascade,
  property_id uuid not null references property (id) on delete cascade,
  contact_id uuid,
  agent_id uuid not null references app_user (id),
  -- the home as the public saw it when the visit was asked for
  title text not null,
  place text,
  state text not null default 'open',
  -- whose turn it is while it is open
  lister_turn boolean not null default true,
  slots timestamptz[] not null,
  minutes int not null,
  reason text,
  starts_at timestamptz,
  asking_event uuid references agenda_event (id),
  asked_event uuid references agenda_event (id),
  -- since when the one whose turn it is has not answered
  turn_at timestamptz not null,
  reminded_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (agency_id <> lister_id)
);
create index partner_visit_asking on partner_visit (agency_id, changed_at desc);
create index partner_visit_asked on partner_visit (lister_id, changed_at desc);
create index partner_visit_home on partner_visit (property_id);
create index partner_visit_contact on partner_visit (contact_id);
create index partner_visit_open on partner_visit (turn_at) where state = 'open';
create unique index partner_visit_asking_event on partner_visit (asking_event) where asking_event is not null;
create unique index partner_visit_asked_event on partner_visit (asked_event) where asked_event is not null;

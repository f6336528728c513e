-- Agencies that share homes: networks and their members, invitations, agreements of two agencies with every version of their terms,
-- who blocks whom, and which home each agreement puts at the other's desk or keeps at home, with the reason.
create table network (
  id uuid primary key,
  kind text not null,
  name text not null,
  rules text,
  created_by uuid references app_user (id),
  -- API, ABSI and APIW share nothing before the site's operator has approved them
  approved_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null
);

create table network_member (
  network_id uuid not null references network (id) on delete cascade,
  agency_id uuid not null references agency (id) on delete cascade,
  lead boolean not null default false,
  state text not null default 'active',
  since timestamptz not null,
  until timestamptz,
  primary key (network_id, agency_id)
);
create index network_member_of on network_member (agency_id) where state = 'active';
-- One leads it.
create unique index network_lead on network_member (network_id) where lead;

create table network_invitation (
  id uuid primary key,
  network_id uuid not null references network (id) on delete cascade,
  email text not null,
  -- of the link in the mail, which makes it
  token_hash bytea unique,
  created_by uuid references app_user (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz
);
create unique index network_invitation_open on network_invitation (network_id, email) where answered_at is null;
create index network_invitation_email on network_invitation (email) where answered_at is null;

create table network_block (
  agency_id uuid not null references agency (id) on delete cascade,
  blocked_id uuid not null references agency (id) on delete cascade,
  created_at timestamptz not null,
  primary key (agency_id, blocked_id)
);
create index network_block_of on network_block (blocked_id);

create table agreement (
  id uuid primary key,
  network_id uuid not null references network (id) on delete cascade,
  from_agency uuid not null references agency (id) on delete cascade,
  to_agency uuid not null references agency (id) on delete cascade,
  state text not null default 'proposed',
  -- numbers of the version both are bound by, and of the one that waits for an answer
  in_force int,
  proposed int,
  expires_at timestamptz,
  accepted_at timestamptz,
  answered_by uuid references app_user (id),
  ends_on date,
  changed_at timestamptz not null,
  created_at timestamptz not null,
  check (from_agency <> to_agency)
);
create index agreement_from on agreement (from_agency, changed_at desc);
create index agreement_to on agreement (to_agency, changed_at desc);
-- One pair has one open agreement in a network.
create unique index agreement_open on agreement (network_id, least(from_agency, to_agency), greatest(from_agency, to_agency))
  where state in ('proposed', 'active', 'ending');

create table agreement_version (
  agreement_id uuid not null references agreement (id) on delete cascade,
  number int not null,
  terms jsonb not null,
  hash bytea not null,
  agency_id uuid not null references agency (id) on delete cascade,
  created_by uuid references app_user (id),
  at timestamptz not null,
  primary key (agreement_id, number)
);

create table network_share (
  agreement_id uuid not null references agreement (id) on delete cascade,
  property_id uuid not null references property (id) on delete cascade,
  -- whose home it is
  agency_id uuid not null,
  state text not null,
  reasons jsonb not null default '[]',
  -- the mandate's last day; later no reader sees it, whatever `state` says
  until date,
  since timestamptz not null,
  primary key (agreement_id, property_id)
);
create index network_share_home on network_share (property_id);
create index network_share_shown on network_share (agreement_id, agency_id) where state = 'shared';

-- Homes an agent sends to the buyer of a demand, on a page of their own. language, message and the prices are as sent.
create table selection (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  demand_id uuid not null references demand (id) on delete cascade,
  contact_id uuid,
  created_by uuid references app_user (id),
  channel text not null check (channel in ('EMAIL', 'WHATSAPP', 'LINK')),
  language text not null check (language in ('es', 'en', 'ca', 'de')),
  message text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_at timestamptz
);
create index selection_demand on selection (demand_id, id desc);
create index selection_agency on selection (agency_id, id desc);
create index selection_expired on selection (expires_at);

-- Links to one: the one the agent takes along, and the one its mail makes for itself. token_hash is the sha-256 of the token.
create table selection_link (
  token_hash bytea primary key,
  selection_id uuid not null references selection (id) on delete cascade
);
create index selection_link_of on selection_link (selection_id);

create table selection_home (
  selection_id uuid not null references selection (id) on delete cascade,
  listing_id uuid not null,
  operation text not null,
  position int not null,
  price_sent bigint,
  seen_at timestamptz,
  reaction text check (reaction in ('liked', 'disliked', 'visit')),
  reason text check (reason in ('too_expensive', 'too_small', 'place', 'condition', 'other')),
  text text,
  reacted_at timestamptz,
  primary key (selection_id, listing_id)
);
create index selection_home_listing on selection_home (listing_id);

alter table demand add foreign key (contact_id) references contact (id);
alter table selection add foreign key (contact_id) references contact (id);

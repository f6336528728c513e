-- What readers say is wrong with an ad. reporter is a digest that tells people apart on one home only, forgotten with the
-- address after 90 days. for_operator: fake and offensive, which the agency does not see. Rows with trap are what programs
-- filled in: kept for a look, never shown or mailed.
create table report (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  property_id uuid not null,
  reason text not null check (reason in ('already_sold', 'wrong_price', 'wrong_place', 'duplicate', 'fake', 'offensive', 'other')),
  text text,
  email text,
  language text not null,
  reporter text,
  for_operator boolean not null,
  trap boolean not null default false,
  state text not null default 'open' check (state in ('open', 'answered')),
  answer text,
  answered_at timestamptz,
  answered_by uuid references app_user (id),
  due_at timestamptz not null,
  created_at timestamptz not null,
  version int not null default 1
);
create index report_property on report (property_id, created_at desc);
create index report_kept on report (created_at) where reporter is not null;

-- Ads that several people call fake: the operator is told once, nothing is hidden by itself.
create table report_flag (
  property_id uuid primary key,
  reporters int not null,
  flagged_at timestamptz not null
);

-- How fast an agent answers enquiries, for the public page: counted by the room of the enquiries, read with the home.
create table listing_reply (
  user_id uuid primary key references app_user (id),
  minutes int not null,
  answered int not null,
  counted_at timestamptz not null
);
create index lead_answered on lead (created_at) where answered_at is not null and not trap;

-- Enquiries. property is what was asked about as the visitor saw it (the home itself may be withdrawn or discarded);
-- consent_text is the sentence they agreed to. Rows with trap are what programs filled in: kept for a look, never shown.
create table lead (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  property_id uuid,
  property jsonb,
  kind text not null default 'question' check (kind in ('question', 'visit_request', 'offer', 'valuation', 'application')),
  state text not null default 'new' check (state in ('new', 'answered', 'converted', 'discarded')),
  source text not null,
  language text not null,
  first_name text not null,
  last_name text,
  email text not null,
  phone text,
  message text not null,
  preferred_contact text check (preferred_contact in ('EMAIL', 'WHATSAPP', 'PLATFORM', 'PHONE')),
  assigned_to uuid references app_user (id),
  answered_at timestamptz,
  first_response_minutes int,
  note text,
  spam_score int not null default 0,
  trap boolean not null default false,
  consent_text text not null,
  consent_at timestamptz not null,
  search text not null,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index lead_agency on lead (agency_id, id desc) where not trap;
create index lead_assigned on lead (assigned_to, id desc) where not trap;
create index lead_property on lead (property_id, id desc) where not trap;
create index lead_sender on lead (email, created_at);

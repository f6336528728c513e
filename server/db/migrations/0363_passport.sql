-- How a home stands to each rule follows from its document, its papers and the day; kept is only what people and the server
-- did about it.
create table passport_waiver (
  id uuid primary key,
  agency_id uuid not null references agency (id) on delete cascade,
  property_id uuid not null references property (id) on delete cascade,
  rule text not null,
  reason text not null,
  by_user uuid references app_user (id) on delete set null,
  -- the last day on which it holds
  until date not null,
  created_at timestamptz not null
);
create index passport_waiver_of on passport_waiver (property_id, until);

-- What was told already: each alarm of a last day once.
create table passport_alarm (
  agency_id uuid not null references agency (id) on delete cascade,
  -- a home, or the agency itself
  subject uuid not null,
  rule text not null,
  ends_on date not null,
  days_left int not null,
  told_at timestamptz not null,
  primary key (subject, rule, ends_on, days_left)
);

-- Proofs that were handed out. `body` is canonical JSON, as it was hashed.
create table passport_proof (
  id uuid primary key,
  agency_id uuid not null references agency (id) on delete cascade,
  property_id uuid not null references property (id) on delete cascade,
  code text not null unique,
  ref text not null,
  day date not null,
  body text not null,
  hash text not null,
  pdf_hash text not null,
  document_id uuid references property_document (id) on delete set null,
  by_user uuid references app_user (id) on delete set null,
  created_at timestamptz not null
);
create index passport_proof_of on passport_proof (property_id, id desc);
create index passport_proof_pdf on passport_proof (pdf_hash);

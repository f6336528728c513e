-- People and companies of an agency, each once. doc holds the parts of the form; the columns after it are derived from it
-- in code (modules/contact/derive.ts). A merged row keeps its doc as it was and points to the one it is part of.
create table contact (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  agent_id uuid references app_user (id),
  created_by uuid references app_user (id),
  shared boolean not null default false,
  version int not null default 1,
  doc jsonb not null,
  kind text not null check (kind in ('person', 'company')),
  name text not null,
  sort_name text not null,
  email text,
  phone text,
  language text,
  town text,
  roles text[] not null default '{}',
  tags text[] not null default '{}',
  source text,
  funnel_stage text,
  rating int,
  do_not_contact boolean not null default false,
  words tsvector not null default ''::tsvector,
  merged_into_id uuid references contact (id),
  archived_at timestamptz,
  erased_at timestamptz,
  -- What the law obliges the agency to keep of an erased person: read by nobody on the platform.
  kept jsonb,
  active_at timestamptz not null,
  last_activity_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index contact_activity on contact (agency_id, active_at, id) where merged_into_id is null and erased_at is null;
create index contact_name on contact (agency_id, sort_name collate "C", id) where merged_into_id is null and erased_at is null;
create index contact_created on contact (agency_id, created_at, id) where merged_into_id is null and erased_at is null;
create index contact_agent on contact (agent_id) where merged_into_id is null and erased_at is null;
create index contact_creator on contact (created_by) where merged_into_id is null and erased_at is null;
create index contact_merged on contact (merged_into_id) where merged_into_id is not null;
create index contact_words on contact using gin (words);

-- One phone or e-mail belongs to one contact of an agency: the database says so.
create table contact_reach (
  agency_id uuid not null references agency (id),
  kind text not null check (kind in ('phone', 'email')),
  value text not null,
  contact_id uuid not null references contact (id) on delete cascade,
  primary key (agency_id, kind, value)
);
create index contact_reach_of on contact_reach (contact_id);

create table contact_entry (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  contact_id uuid not null references contact (id) on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in ('NOTE', 'CALL', 'EMAIL', 'VISIT', 'WHATSAPP', 'STATUS', 'PRICE', 'DOCUMENT', 'PUBLISH')),
  text text,
  by_user uuid,
  ref_type text,
  ref_id text,
  ref_label text
);
create index contact_entry_newest on contact_entry (contact_id, at desc, id desc);

create table contact_consent (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  contact_id uuid not null references contact (id) on delete cascade,
  purpose text not null,
  state text not null check (state in ('pending', 'granted', 'rejected', 'bounced')),
  basis text not null,
  channel text,
  source text not null,
  text text,
  ip text,
  by_user uuid,
  at timestamptz not null
);
create index contact_consent_newest on contact_consent (contact_id, at desc, id desc);

-- Each merge with what stood before it, so that it can be taken apart.
create table contact_merge (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  kept_id uuid not null references contact (id) on delete cascade,
  merged_id uuid not null references contact (id) on delete cascade,
  before jsonb not null,
  after jsonb not null,
  by_user uuid,
  at timestamptz not null,
  undone_at timestamptz
);
create index contact_merge_kept on contact_merge (kept_id);
create index contact_merge_merged on contact_merge (merged_id);

-- What assistants would write. Nothing of it is done until a person confirms it at the desk (decision 433).
create table proposal (
  id uuid primary key,
  agency_id uuid not null references agency (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  -- the key or the connection that it came through, and what that is called
  grant_id text not null,
  client text not null,
  tool text not null,
  operation text not null,
  params jsonb not null,
  -- null once it is wiped, with what stood before and why
  body jsonb,
  target_kind text not null,
  target_id uuid,
  target_label text not null,
  target_reference text not null,
  target_version bigint,
  before jsonb,
  why text,
  tainted_by text[] not null default '{}',
  marks text[] not null default '{}',
  state text not null default 'open',
  expires_at timestamptz not null,
  decided_by uuid references app_user (id) on delete set null,
  -- when it was decided, or found to have run out: from then on it waits for nobody
  decided_at timestamptz,
  result jsonb,
  failure text,
  digest text not null,
  version int not null default 1,
  created_at timestamptz not null
);
-- The same again, while it waits, is the same proposal.
create unique index proposal_once on proposal (user_id, digest) where decided_at is null;
create index proposal_list on proposal (agency_id, created_at desc, id desc);
create index proposal_user on proposal (user_id, created_at desc);
create index proposal_expiry on proposal (expires_at) where body is not null;
create index proposal_decider on proposal (decided_by) where decided_by is not null;

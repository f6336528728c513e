-- Keys with which other programs act as a person of an agency, within scopes. Secrets are kept as hashes; the one before a
-- rotation works for a day. What has ended stays for a while, so that an agency sees what there was.
create table api_key (
  id uuid primary key,
  agency_id uuid not null references agency (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  name text not null,
  scopes text[] not null,
  hash bytea not null unique,
  last_four text not null,
  old_hash bytea unique,
  old_until timestamptz,
  allowed_ips text[] not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  last_ip text,
  ended_at timestamptz
);
create index api_key_agency on api_key (agency_id);
create index api_key_person on api_key (user_id);

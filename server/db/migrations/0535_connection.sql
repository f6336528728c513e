-- Assistants that act as a person of an agency, whom that person allowed in a browser (OAuth 2.1). Secrets are kept as hashes.

-- What an application says of itself. document: read at its id, an address, and anew after a day; else it registered here.
create table connection_client (
  id text primary key,
  name text not null,
  redirects text[] not null,
  document boolean not null,
  kept_until timestamptz not null
);
create index connection_client_kept on connection_client (kept_until);

-- What somebody allowed. client: what it calls itself. role: of its person then; with another one it opens nothing.
create table connection_grant (
  id uuid primary key,
  agency_id uuid not null references agency (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  role text not null,
  client_id text not null,
  client text not null,
  redirect_host text not null,
  loopback boolean not null,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  ended_at timestamptz
);
create index connection_grant_agency on connection_grant (agency_id);
create index connection_grant_person on connection_grant (user_id);

-- Codes of a minute. Used ones stay, so that a second use is known for what it is.
create table connection_code (
  hash bytea primary key,
  grant_id uuid not null references connection_grant (id) on delete cascade,
  redirect_uri text not null,
  challenge text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index connection_code_grant on connection_code (grant_id);
create index connection_code_expiry on connection_code (expires_at);

-- kind: access, or refresh, which gives the next pair. Used ones stay for the same reason.
create table connection_token (
  hash bytea primary key,
  grant_id uuid not null references connection_grant (id) on delete cascade,
  kind text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index connection_token_grant on connection_token (grant_id);
create index connection_token_expiry on connection_token (expires_at);

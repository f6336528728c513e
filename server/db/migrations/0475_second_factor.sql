-- The second step of signing in: an app's secret, codes for when it is lost, and what waits for an answer.

-- sealed: the secret, by the key of channels and for this person. confirmed_at null: begun, and asked for nowhere.
-- last_step: the half minute whose code was used last; none at or before it counts again.
create table totp (
  user_id uuid primary key references app_user (id) on delete cascade,
  sealed bytea not null,
  last_step int not null default 0,
  confirmed_at timestamptz,
  created_at timestamptz not null default now()
);

create table recovery_code (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  code_hash text not null
);
create index recovery_code_user on recovery_code (user_id);

-- What one was asked and may answer once. second: the first step of signing in was right; value is
-- its token's hash, method how.
-- passkey, passkeyLogin: what a device is to sign.
create table challenge (
  id uuid primary key,
  kind text not null,
  user_id uuid references app_user (id) on delete cascade,
  value bytea not null,
  method text,
  expires_at timestamptz not null,
  unique (kind, value)
);
create index challenge_user on challenge (user_id);
create index challenge_expiry on challenge (expires_at);

-- Passkeys (WebAuthn): the public half of a key that a person's device keeps.

-- counter: how often the device says it has signed; one that falls behind is a copy's. aaguid: the make of the device.
create table passkey (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  backed_up boolean not null,
  aaguid text not null,
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkey_user on passkey (user_id, created_at);

-- Signing in with the company's account (OpenID Connect).

-- secret: sealed by the key of channels for the agency. token: what the domain's TXT record has to say.
-- used_at: when somebody signed in with these settings last. required: its people sign in by it alone.
create table agency_sso (
  agency_id uuid primary key references agency (id) on delete cascade,
  issuer text not null,
  client_id text not null,
  secret bytea,
  domain text not null,
  token text not null,
  proved_at timestamptz,
  used_at timestamptz,
  required boolean not null default false,
  updated_at timestamptz not null default now()
);
-- A domain is one agency's.
create unique index agency_sso_domain on agency_sso (domain) where proved_at is not null;

-- What a provider was asked for a browser, ten minutes long and once; ticket_hash: of what that browser keeps.
create table sso_ask (
  state_hash bytea primary key,
  ticket_hash bytea not null,
  agency_id uuid not null references agency (id) on delete cascade,
  issuer text not null,
  nonce text not null,
  language text not null,
  expires_at timestamptz not null
);
create index sso_ask_expiry on sso_ask (expires_at);

-- Whose account an identity at an agency's provider opens. denied_at: its person said that it was not them,
-- so it opens nothing, and is not tied again; null: it opens the account.
create table sso_identity (
  issuer text not null,
  subject text not null,
  agency_id uuid not null references agency (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  created_at timestamptz not null default now(),
  denied_at timestamptz,
  primary key (agency_id, issuer, subject)
);
create index sso_identity_user on sso_identity (user_id);

-- Agencies, people, their sessions and the one-time links that set a password.

-- doc is the contract's Agency without its fixed columns; ref_count is the last number given to a reference.
create table agency (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  logo text,
  doc jsonb not null,
  ref_count int not null default 0,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- email is kept in NFC and lower case, so unique means: whatever the spelling of its letters.
-- doc holds what only its owner reads: favourites, onboarding, calendar address, import marks.
create table app_user (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  password_hash text,
  role text not null check (role in ('USER', 'ADMIN', 'STAFF', 'SERVICE', 'REFERRED', 'LLOGUER_SEGUR')),
  agency_id uuid references agency (id),
  first_name text not null,
  last_name text not null default '',
  avatar text,
  phone text,
  language text not null default 'es',
  job_title text,
  active boolean not null default true,
  doc jsonb not null default '{}',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (role not in ('ADMIN', 'STAFF') or agency_id is not null)
);
create index app_user_agency on app_user (agency_id, created_at, id);

-- token_hash is the sha-256 of the token; the token itself is known to its owner alone.
create table session (
  id uuid primary key,
  token_hash bytea not null unique,
  user_id uuid not null references app_user (id) on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_of_user on session (user_id);
create index session_expiry on session (expires_at);

create table password_link (
  token_hash bytea primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index password_link_user on password_link (user_id);

-- Proof that an e-mail is its person's, identities at Google and Apple, and from where somebody has signed in before.

-- Null: never shown. A mailed link that sets a password shows it, too.
alter table app_user add column email_verified_at timestamptz;

-- The link counts only for the e-mail it was sent to.
create table email_link (
  token_hash bytea primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index email_link_user on email_link (user_id);

-- An identity is known by who vouches for it and its name there, never by an e-mail.
create table user_identity (
  issuer text not null,
  subject text not null,
  user_id uuid not null references app_user (id) on delete cascade,
  provider text not null check (provider in ('google', 'apple')),
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index user_identity_of_user on user_identity (user_id);

-- place is a digest of person and address: guessing from elsewhere does not keep a person out of where they have been.
create table sign_in_place (
  user_id uuid not null references app_user (id) on delete cascade,
  place bytea not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, place)
);
create index sign_in_place_age on sign_in_place (seen_at);

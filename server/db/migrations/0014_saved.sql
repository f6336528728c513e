-- Saved homes, saved searches and what is told about them.

create table saved_folder (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  name text not null,
  created_at timestamptz not null default now()
);
create unique index saved_folder_name on saved_folder (user_id, lower(name));

-- price_saved is null when it was on request. told_price is the lowest price its owner knows (saved or told); told_gone
-- says that the withdrawal was told. A removed row can be taken back for a day.
create table saved_home (
  user_id uuid not null references app_user (id) on delete cascade,
  listing_id uuid not null,
  operation text not null,
  price_saved int8,
  told_price int8,
  told_gone boolean not null default false,
  note text,
  rating int2 not null default 0 check (rating between 0 and 5),
  folder_id uuid references saved_folder (id) on delete set null,
  alerts boolean not null default true,
  saved_at timestamptz not null,
  removed_at timestamptz,
  primary key (user_id, listing_id)
);
create index saved_home_listing on saved_home (listing_id) where alerts and removed_at is null;
create index saved_home_folder on saved_home (folder_id) where folder_id is not null;
create index saved_home_removed on saved_home (removed_at) where removed_at is not null;

-- Links to a folder, or to everything (folder_id null). token_hash is the sha-256 of the token.
create table saved_share (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  folder_id uuid references saved_folder (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz
);
create index saved_share_user on saved_share (user_id, id);

-- query is that of searchListings. Either user_id or email; without an account nothing is told before confirmed_at.
create table saved_search (
  id uuid primary key,
  user_id uuid references app_user (id) on delete cascade,
  email text check (email = lower(email)),
  name text not null,
  query jsonb not null,
  frequency text not null check (frequency in ('instant', 'daily', 'weekly', 'never')),
  channels text[] not null,
  language text not null,
  paused boolean not null default false,
  confirmed_at timestamptz,
  consent_text text,
  consent_at timestamptz,
  last_run_at timestamptz,
  seen_at timestamptz not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  check ((user_id is null) <> (email is null))
);
create index saved_search_user on saved_search (user_id, id) where user_id is not null;
create index saved_search_email on saved_search (email, id) where email is not null;
create index saved_search_unconfirmed on saved_search (created_at) where confirmed_at is null;
create index saved_search_deleted on saved_search (deleted_at) where deleted_at is not null;

-- Which searches may concern a home, by one index: op as in listing_search; place is a municipality, an island (1 to 4)
-- or 0 for everywhere. Whether it really fits is then asked exactly.
create table saved_search_place (
  search_id uuid not null references saved_search (id) on delete cascade,
  op int2 not null,
  place int4 not null,
  price_min int8 not null,
  price_max int8 not null,
  primary key (search_id, place)
);
create index saved_search_place_found on saved_search_place (op, place, price_max) include (price_min, search_id);

-- Homes a search found, each at each price once; told_at null waits to be told. price is ON_REQUEST without one.
create table search_hit (
  search_id uuid not null references saved_search (id) on delete cascade,
  listing_id uuid not null,
  price int8 not null,
  price_before int8,
  at timestamptz not null,
  told_at timestamptz,
  mailed_at timestamptz,
  primary key (search_id, listing_id, price)
);
create index search_hit_waiting on search_hit (search_id, at) where told_at is null;
create index search_hit_new on search_hit (search_id, at);

-- Tokens in mails about a search, hashed. Each mail has its own; all lead to the same search.
create table search_link (
  token_hash bytea primary key,
  search_id uuid not null references saved_search (id) on delete cascade,
  expires_at timestamptz not null
);
create index search_link_search on search_link (search_id);
create index search_link_expiry on search_link (expires_at);

-- What became of homes in public, written by the listing module with the change itself, taken by the alerts.
create table listing_news (
  id uuid primary key,
  listing_id uuid not null,
  kind text not null check (kind in ('new', 'lowered', 'gone')),
  operation text,
  price_before int8,
  at timestamptz not null default now()
);

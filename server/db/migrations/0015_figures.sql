-- What happened at a home's page, counted per day of the islands. No row knows who: analytics holds no personal data.
create table listing_figure (
  listing_id uuid not null,
  day date not null,
  kind text not null check (kind in ('view', 'phone', 'share', 'print')),
  count int not null default 1,
  primary key (listing_id, day, kind)
);

-- Homes a person who is signed in has opened. The id is made anew each time, so that it sorts by the last time.
create table seen_home (
  id uuid not null,
  user_id uuid not null references app_user (id) on delete cascade,
  listing_id uuid not null,
  title jsonb not null,
  price bigint,
  times int not null default 1,
  seen_at timestamptz not null,
  primary key (user_id, listing_id)
);
create unique index seen_home_list on seen_home (user_id, id desc);
create index seen_home_age on seen_home (seen_at);

-- Somebody who wants nothing kept; no row is the usual case.
create table seen_pause (
  user_id uuid primary key references app_user (id) on delete cascade
);

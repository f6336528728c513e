-- The address at which a person's diary is read by other calendars: one per person, known to its owner alone.
create table calendar_feed (
  user_id uuid primary key references app_user (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  read_at timestamptz
);

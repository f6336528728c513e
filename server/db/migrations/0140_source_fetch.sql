-- A source that is fetched by itself (docs/decisions/0121): when, and what came of it. Where and how often are settings of
-- the channel; the secret lies sealed in its `api_key`.
create table integration_fetch (
  integration_id uuid primary key references integration (id) on delete cascade,
  -- Null: nothing is due.
  next_at timestamptz,
  -- Who set it: what it brings is done in their name.
  by_user uuid,
  -- What the other side said of its file, to be asked whether there is a newer one.
  etag text,
  last_modified text,
  file_key text,
  file_sha256 text,
  -- Of a service that is asked for changes: up to when it was asked, and when for all.
  since text,
  full_at timestamptz,
  tried_at timestamptz,
  outcome text,
  failure jsonb,
  failures int not null default 0,
  told_at timestamptz
);
create index integration_fetch_due on integration_fetch (next_at) where next_at is not null;
alter table import_run add column trigger text not null default 'manual';
-- How many different good files in a row lacked a home.
alter table import_link add column missing_files int not null default 0;
update import_link set missing_files = 1 where missing_since is not null;

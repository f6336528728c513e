-- The agency's own website. The draft is a document without its pages and one document per page, each with its
-- version; what was published is kept whole. A step is what one save changed, so that it can be taken back.
create table site (
  id uuid primary key,
  agency_id uuid not null unique references agency (id) on delete cascade,
  slug text not null unique,
  state text not null,
  doc jsonb not null,
  published int,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create table site_page (
  id uuid primary key,
  site_id uuid not null references site (id) on delete cascade,
  position int not null,
  doc jsonb not null,
  version int not null default 1,
  updated_at timestamptz not null,
  updated_by uuid references app_user (id) on delete set null
);
create index site_page_site on site_page (site_id, position, id);
create index site_page_by on site_page (updated_by);
create table site_step (
  id uuid primary key,
  site_id uuid not null references site (id) on delete cascade,
  at timestamptz not null,
  by_user uuid references app_user (id) on delete set null,
  before jsonb not null,
  after jsonb not null,
  undone boolean not null default false
);
create index site_step_site on site_step (site_id, id);
create index site_step_by on site_step (by_user);
create table site_version (
  site_id uuid not null references site (id) on delete cascade,
  number int not null,
  doc jsonb not null,
  digest bytea not null,
  note text,
  by_user uuid references app_user (id) on delete set null,
  at timestamptz not null,
  restored_from int,
  primary key (site_id, number)
);
create index site_version_by on site_version (by_user);
-- Pictures that the site may show: uploaded for it, or taken from a home. While one stands here its bytes are kept.
create table site_picture (
  site_id uuid not null references site (id) on delete cascade,
  hash text not null,
  uploaded boolean not null,
  at timestamptz not null,
  primary key (site_id, hash)
);
create index site_picture_hash on site_picture (hash);

-- Counts every change of what the public sees of an agency's homes, for whoever keeps pages drawn from them. It is
-- raised when the transaction ends, so that its row is held for that moment alone, and once a transaction.
create table listing_epoch (
  agency_id uuid primary key references agency (id) on delete cascade,
  n bigint not null
);
create function raise_listing_epoch() returns trigger language plpgsql as $$
declare
  whose uuid := case when tg_op = 'DELETE' then old.agency_id else new.agency_id end;
  raised text := pg_current_xact_id()::text || ' ' || whose::text;
begin
  if current_setting('llar.listing_epoch', true) is distinct from raised then
    perform set_config('llar.listing_epoch', raised, true);
    -- An agency that goes takes its homes along: nothing is kept of it then.
    insert into listing_epoch (agency_id, n) select id, 1 from agency where id = whose
      on conflict (agency_id) do update set n = listing_epoch.n + 1;
  end if;
  return null;
end $$;
create constraint trigger listing_epoch after insert or delete
  or update of agency_id, agent_id, state, public, cards on listing
  deferrable initially deferred for each row execute function raise_listing_epoch();

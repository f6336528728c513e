-- Domains of agencies for their websites. A claim blocks nobody: a host is one site's alone only once its TXT record
-- was seen. `token` is what the record says; `found` is what DNS said last.
create table site_host (
  id uuid primary key,
  site_id uuid not null references site (id) on delete cascade,
  host text not null,
  token text not null,
  state text not null,
  main boolean not null default false,
  -- It leads here by its address records, whatever its TXT record says.
  reaches boolean not null default false,
  problem text,
  found jsonb not null default '{}',
  created_at timestamptz not null,
  proved_at timestamptz,
  active_at timestamptz,
  -- The first look that found its records gone.
  missing_since timestamptz,
  failing_since timestamptz,
  released_at timestamptz,
  checked_at timestamptz,
  next_check_at timestamptz
);
create unique index site_host_held on site_host (host) where state in ('proved', 'active', 'failing');
create unique index site_host_open on site_host (site_id, host) where state <> 'released';
create index site_host_site on site_host (site_id, created_at, id);
create index site_host_next on site_host (next_check_at) where next_check_at is not null;

-- Why the operator has taken a site off the net, and what it was before.
alter table site add column suspended_at timestamptz, add column suspended_reason text, add column suspended_from text;

-- Says that the hosts at which sites are read are others now, to whoever keeps them in memory.
create function tell_site_hosts() returns trigger language plpgsql as $$
begin
  perform pg_notify('site_hosts', '');
  return null;
end $$;
create trigger site_hosts after insert or delete or update of host, state, site_id on site_host
  for each statement execute function tell_site_hosts();
create trigger site_hosts after insert or delete or update of slug, published, state on site
  for each statement execute function tell_site_hosts();

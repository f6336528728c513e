-- Channels between an agency and other programs. A feed belongs to a source, not to its format: two feeds of one format used to
-- withdraw each other's homes. What stands belongs to one source for each agency and format.
create table integration (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  direction text not null check (direction in ('in', 'out')),
  provider text not null,
  name text not null,
  -- one key for each kind of settings: {"feed": {"publishUnready"}}
  settings jsonb not null default '{}',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index integration_name on integration (agency_id, direction, provider, lower(name));

insert into integration (id, agency_id, direction, provider, name)
select gen_random_uuid(), agency_id, 'in', provider, initcap(provider)
from (
  select agency_id, provider from import_run
  union select agency_id, provider from import_link
  union select agency_id, origin_system from property where origin_system = 'kyero'
) stands;

alter table import_run add column integration_id uuid references integration (id);
update import_run r set integration_id = i.id from integration i where i.agency_id = r.agency_id and i.provider = r.provider;
alter table import_run alter column integration_id set not null;
create index import_run_source on import_run (integration_id, created_at desc, id desc);

alter table import_link add column integration_id uuid references integration (id);
update import_link l set integration_id = i.id from integration i where i.agency_id = l.agency_id and i.provider = l.provider;
alter table import_link drop constraint import_link_pkey;
alter table import_link drop column provider;
alter table import_link add primary key (integration_id, external_id);

-- The origin names the source, so that two sources may use one id.
update property p set origin_system = p.origin_system || ':' || i.id
from integration i where i.agency_id = p.agency_id and i.provider = p.origin_system;

-- Pictures that wait to be fetched.
update job j set payload = (j.payload - 'provider') || jsonb_build_object('integrationId', i.id)
from integration i
where j.kind = 'import.pictures' and i.agency_id::text = j.payload ->> 'agencyId' and i.provider = j.payload ->> 'provider';

-- As offers (0448): agreements, hosts, takeouts and their imports are one at a time until they are over.
drop index agreement_open;
create unique index agreement_open
  on agreement (network_id, least(from_agency, to_agency), greatest(from_agency, to_agency))
  where state not in ('ended', 'refused', 'expired');
drop index site_host_held;
create unique index site_host_held on site_host (host) where state not in ('claimed', 'released');
drop index takeout_making;
create unique index takeout_making on takeout (agency_id) where state not in ('ready', 'broken', 'failed', 'ended');
drop index takeout_import_at_work;
create unique index takeout_import_at_work on takeout_import (agency_id)
  where state not in ('paused', 'done', 'refused', 'failed', 'undone');

-- Channels out: the number of the format by which all their homes were written, since when a portal has each
-- home, and what webhooks were told of it last.
alter table integration
  add column map_version int not null default 0;

alter table publication
  -- published or failed; null: nothing, or it has left since
  add column announced text;
update publication p set announced = case when p.fragment is not null then 'published' else 'failed' end
from integration i
where i.id = p.integration_id and i.state <> 'draft' and (p.fragment is not null or p.state in ('blocked', 'error'));

alter table publication_push add column there_since timestamptz;
update publication_push s set there_since = p.out_since
from publication p where p.integration_id = s.integration_id and p.property_id = s.property_id and s.there;

-- Of publication.* the channel.
alter table webhook_delivery add column integration_id uuid;

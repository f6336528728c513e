-- Partners' homes that an agency has been told are shared with it: what is told next is what differs from it.
create table network_told (
  agency_id uuid not null references agency (id) on delete cascade,
  property_id uuid not null references property (id) on delete cascade,
  primary key (agency_id, property_id)
);
create index network_told_home on network_told (property_id);

-- What is shared today is no news.
insert into network_told (agency_id, property_id)
select distinct case when g.from_agency = s.agency_id then g.to_agency else g.from_agency end, s.property_id
from network_share s
join agreement g on g.id = s.agreement_id and g.state in ('active', 'ending')
where s.state = 'shared';

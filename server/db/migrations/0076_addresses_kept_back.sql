-- What is told of a place or a price that an agency keeps back (docs/decisions/0064).

-- An agent said yes in person, so the visitor may know the door; an automatic yes tells no more than the public page. Of visits
-- that were booked by link nobody knows any more who said it; others are the agent's own.
alter table agenda_event add column confirmed_by_hand boolean not null default false;
update agenda_event e set confirmed_by_hand = true
where status = 'confirmed' and kind = 'visit' and not exists (select 1 from visit_request r where r.event_id = e.id);

-- Homes on the market as they are shown from now on: no sum of an offer on request, nor its earlier prices.
update listing l set public = l.public || jsonb_build_object(
    'offers', (select coalesce(jsonb_agg(case when (o ->> 'priceOnRequest')::boolean then o - '{price,transferPrice,parkingPrice,monthlyAnnuity,currentRent,netOwnerPrice,seasons}'::text[] else o end), '[]') from jsonb_array_elements(l.public -> 'offers') o),
    'priceHistory', (select coalesce(jsonb_agg(h), '[]') from jsonb_array_elements(l.public -> 'priceHistory') h
      where not exists (select 1 from jsonb_array_elements(l.public -> 'offers') o where o ->> 'operation' = h ->> 'operation' and (o ->> 'priceOnRequest')::boolean)))
where exists (select 1 from jsonb_array_elements(l.public -> 'offers') o where (o ->> 'priceOnRequest')::boolean);

-- The register's number and the printed label lead to the address, so they stand only where the house is told.
update listing l set public = jsonb_set(l.public #- '{energy,certificateNumber}', '{photos}',
    (select coalesce(jsonb_agg(p), '[]') from jsonb_array_elements(l.public -> 'photos') p where p ->> 'kind' <> 'energy_label'))
from property h
where h.id = l.id and (l.public #>> '{location,precision}' <> 'exact' or h.doc #>> '{location,addressVisibility}' is distinct from 'full')
  and (l.public #> '{energy,certificateNumber}' is not null or l.public -> 'photos' @> '[{"kind": "energy_label"}]');

-- A typed distance to the sea is as fine as the point that is shown.
update listing l set public = jsonb_set(l.public, '{layout,seaDistance}', to_jsonb(greatest(step, round(metres / step) * step)::int))
from (select id, (public #>> '{layout,seaDistance}')::numeric as metres,
    case when (public #>> '{layout,seaDistance}')::numeric < 1000 then 100 else 500 end as step
  from listing where public #>> '{location,precision}' <> 'exact' and jsonb_typeof(public #> '{layout,seaDistance}') = 'number') f
where f.id = l.id;

-- A house without a pin and without a chosen precision shows its street alone.
update listing l set public = jsonb_set(l.public, '{location,street}',
    to_jsonb(left(l.public #>> '{location,street}', -length(', ' || (p.doc #>> '{location,number}')))))
from property p
where p.id = l.id and l.public #>> '{location,precision}' = 'hidden' and p.doc #>> '{location,geoPrecision}' is distinct from 'exact'
  and p.doc #>> '{location,number}' <> ''
  and right(l.public #>> '{location,street}', length(', ' || (p.doc #>> '{location,number}'))) = ', ' || (p.doc #>> '{location,number}');

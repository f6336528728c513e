-- The number of a house whose point is moved is not told (docs/decisions/0025).
update listing l set public = jsonb_set(l.public, '{location,street}',
    to_jsonb(left(l.public #>> '{location,street}', -length(', ' || (p.doc #>> '{location,number}')))))
  from property p
  where p.id = l.id and l.public #>> '{location,precision}' = 'moved' and p.doc #>> '{location,number}' <> ''
    and right(l.public #>> '{location,street}', length(', ' || (p.doc #>> '{location,number}'))) = ', ' || (p.doc #>> '{location,number}');

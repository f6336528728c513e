-- A moved point is drawn for a place, not for an advert (docs/decisions/0071): by a key that is made once, here.
create table point_key (
  id int primary key default 1 check (id = 1),
  secret text not null
);
insert into point_key (secret) values (gen_random_uuid()::text || gen_random_uuid()::text);

-- Homes that have a point of their own get that of their place, a batch at a time.
insert into job (id, kind, key, payload)
  values ('01900000-0000-7000-8000-000000000089', 'property.points', 'all', '{"after": null}') on conflict do nothing;

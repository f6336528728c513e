-- The same home from several agencies. marks: digests of what the same home shares (cadastral reference, pictures,
-- place and kind) and cadastral the first of them, so that nothing private can be read off them; grp: the homes found to be one; completeness: 0 to
-- 100, decides whose advert stands for all. The search rows of the others have their operation plus 100
-- (server/modules/listing/codes.ts): no search meets them but that of their own agency.
alter table listing add column marks int8[] not null default '{}', add column cadastral int8, add column grp uuid, add column completeness smallint not null default 0;
create index listing_marks on listing using gin (marks) with (gin_pending_list_limit = 256);
create index listing_grp on listing (grp) where grp is not null;
create index listing_updated on listing (updated_at);

-- Homes that are public already get their distance to the sea from the coast that the server ships.
insert into job (id, kind, key, payload)
  values ('01900000-0000-7000-8000-000000000019', 'listing.sea', 'all', '{"after": null}') on conflict do nothing;

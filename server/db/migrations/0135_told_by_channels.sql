-- What a home tells on a channel, so that less is seen to be less where nothing else may change (docs/decisions/0113); null:
-- written before anybody noted it.
alter table publication add column told jsonb;
-- The agency keeps more of it back than what the portal has: sent whatever waits, or taken out.
alter table publication_push add column narrower boolean not null default false;

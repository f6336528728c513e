-- Which homes of the sample were written lately: each instance asks every few seconds, instead of counting the sample and
-- reading all of it anew each minute (docs/decisions/0377). The sample is the first four buckets of the ids
-- (server/modules/listing/codes.ts).
create index concurrently listing_sampled on listing (updated_at) where (get_byte(uuid_send(id), 15) & 31) < 4;

-- Every text went through the Spanish dictionary, and so did every question: `sea` meant nothing, `pools` found nothing.
-- Texts go by the dictionary of their language now (modules/listing/text-vector.ts). Homes that are public get their words
-- anew by a job; it also widens the sample of texts from one bucket to all that are sampled, for better totals.
insert into job (id, kind, key, payload)
  values ('01900000-0000-7000-8000-000000000085', 'listing.words', 'all', '{"after": null}') on conflict do nothing;

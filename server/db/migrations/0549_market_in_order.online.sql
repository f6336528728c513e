-- The market's lists are read along their order: the first page looks at a dozen publications, not at
-- all. The mean of the stars is written as server/modules/market/catalogue/catalogue.repository.ts asks.
create index concurrently market_item_near on market_item
  (lead_days, (-((rating_sum + 20)::float8 / (rating_count + 5))), id) where state = 'published';
create index concurrently market_item_rated on market_item
  ((-((rating_sum + 20)::float8 / (rating_count + 5))), id) where state = 'published';
create index concurrently market_item_priced on market_item
  ((coalesce(price_from, 1e12)::float8), (-((rating_sum + 20)::float8 / (rating_count + 5))), id)
  where state = 'published';
-- By the way to a home: seller by seller, the nearest first.
create index concurrently market_item_by_seller on market_item (seller_id, lead_days, id)
  include (category, price_from, rating_sum, rating_count, islands, places) where state = 'published';

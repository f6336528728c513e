-- What lists of the market sort and count by, without reading the documents beside it: an index-only walk of what is on
-- offer. It stands in for the index by category alone.
create index market_item_listed on market_item
  (category, seller_id, lead_days, price_from, rating_sum, rating_count, id) include (islands, places)
  where state = 'published';
drop index market_item_offered;

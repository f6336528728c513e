-- Most searches name a place and a price: in a large town their scan then begins and ends at the price. It holds what
-- every sort asks, so that the homes of a place can be put in any order without a look at the table.
create index listing_search_muni_price on listing_search (muni, op, price, id)
  include (town, postal, type, subtype, ppm2, beds, baths, area, feat, energy, condition, geo, published_at);

-- What there is one of at a time is known by what is over: a row in a state of a later version holds its place.
drop index offer_deal;
create unique index offer_deal on offer (property_id) where stage not in ('closed', 'fallen');
drop index rental_offer_open;
create unique index rental_offer_open on rental_offer (owner_file)
  where state not in ('declined', 'expired') and settled_at is null;

-- Homes that came, or cost less, while a search asked what the version at work did not read: one that reads it
-- judges them. op as in saved_search_place; told_at: they are told no more (as in search_hit).
create table search_held (
  search_id uuid not null references saved_search (id) on delete cascade,
  listing_id uuid not null,
  op int2 not null,
  price_before int8,
  at timestamptz not null,
  told_at timestamptz,
  primary key (search_id, listing_id, op)
);

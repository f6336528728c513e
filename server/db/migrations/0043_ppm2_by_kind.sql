-- The sort by price per m2 keeps kinds of area apart (server/modules/listing/projection/search-row.ts): built metres first,
-- then those with a share of what is common, usable ones, plots.
update listing_search s set ppm2 = least(s.ppm2, 499999999) + 500000000 * kind.band
  from (
    select l.id, case
      when l.public ->> 'type' = 'terreno' then 3
      when l.public #> '{layout,built}' is not null then 0
      when l.public #> '{layout,builtWithCommon}' is not null then 1
      when l.public #> '{layout,usable}' is not null then 2
      else 3 end as band
    from listing l
  ) kind
  where kind.id = s.id and kind.band > 0 and s.ppm2 < 500000000;

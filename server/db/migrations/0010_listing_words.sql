-- Words move into the search rows: one table then answers words, place, operation and every filter, without a join.
-- A row of words weighs a kilobyte and the index alone answers them, so they lie out of line: PostgreSQL looks at that
-- only for rows above 2 kB, hence `pad`, 2,000 blanks that it packs into 35 bytes. A row then weighs 175 bytes, and a
-- rare word reads a fifth of the pages it read (docs/decisions/0012).
alter table listing_search set (toast_tuple_target = 128);
alter table listing_search add column tsv tsvector, add column pad text not null default repeat(' ', 2000);
alter table listing_search alter column tsv set storage external, alter column tsv set statistics 0,
  alter column pad set storage main, alter column pad set statistics 0;

-- Besides the words of the text, folded in code, a row has its own, in capitals as no word of a text is: O1 is its
-- operation; O1I2, O1M7040, O1T3 and O1Z7001 that and its island, municipality, town and postal code; the first three
-- once more with the days of publication, O1M7040D0.20700: a day, and its 8 (D1), 64 (D2) and 512 days (D3). They are
-- compound because the index meets each word's list: one rare word is found faster than two frequent ones together.
create temporary table own_words on commit drop as
  select s.id, s.op, array(
      select scope || block from unnest(array['O' || s.op, 'O' || s.op || 'M' || s.muni, 'O' || s.op || 'I' || i.island]) scope
      cross join unnest(array['', 'D0.' || d.day, 'D1.' || d.day / 8, 'D2.' || d.day / 64, 'D3.' || d.day / 512]) block where scope is not null)
    || case when s.town > 0 then array['O' || s.op || 'T' || s.town] else '{}' end
    || case when s.postal > 0 then array['O' || s.op || 'Z' || s.postal] else '{}' end as words
  from listing_search s
  cross join lateral (select floor(extract(epoch from s.published_at) / 86400)::int as day) d
  cross join lateral (select case
      when s.muni in (1, 2, 3, 4) then s.muni
      when s.muni in (7002, 7015, 7023, 7032, 7037, 7052, 7064, 7902) then 2
      when s.muni in (7026, 7046, 7048, 7050, 7054) then 3
      when s.muni = 7024 then 4
      when s.muni between 7001 and 7901 then 1
    end as island) i;
update listing_search s set tsv = t.tsv || array_to_tsvector(w.words)
  from listing_text t, own_words w where t.id = s.id and w.id = s.id and w.op = s.op;
update listing_search set tsv = '' where tsv is null;
alter table listing_search alter column tsv set not null;
create index listing_search_words on listing_search using gin (tsv) with (gin_pending_list_limit = 256);

alter table listing_text_sample set (toast_tuple_target = 128);
alter table listing_text_sample add column pad text not null default repeat(' ', 2000);
alter table listing_text_sample alter column tsv set storage external, alter column tsv set statistics 0,
  alter column pad set storage main, alter column pad set statistics 0;
update listing_text_sample t set tsv = t.tsv || array_to_tsvector(w.words)
  from (select id, array_agg(word) as words from own_words, unnest(words) word group by id) w where w.id = t.id;
drop table listing_text;

-- What was said of an act on an offer is its buyer's and stands with the offer. It also went on as
-- the reason for which the home moved, to colleagues who share the home and to its owners: from
-- there it goes. Of a buyer who is erased since no words are left to compare: who moved the home,
-- and when, tells. A reason was cut at 500 characters.
with said as (
  select h.id, h.property_id, h.at, h.text
  from property_history h
  where h.kind = 'STATUS' and h.field = 'status' and h.text <> ''
    and exists (
      select 1 from offer o join offer_turn t on t.offer_id = o.id
      where o.property_id = h.property_id
        and t.act in ('accept', 'arras', 'notary', 'close', 'fall')
        and t.at between h.at and h.at + interval '5 seconds'
        and (t.text = btrim(h.text, e' \t\r\n')
          or (length(h.text) >= 250 and left(t.text, 250) = left(btrim(h.text, e' \t\r\n'), 250))
          or (t.text is null and t.by_user = h.by_user))
    )
), owners as (
  update contact_entry e set text = left(e.text, length(e.text) - length(s.text) - 2)
  from said s
  where e.kind = 'STATUS' and e.ref_type = 'property' and e.ref_id = s.property_id::text
    and e.at between s.at and s.at + interval '5 seconds'
    and right(e.text, length(s.text) + 2) = '. ' || s.text
)
update property_history h set text = null from said s where h.id = s.id;

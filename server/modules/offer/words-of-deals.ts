import { sql, type Db } from '../../db/index.ts'

/**
 * Takes the words of deals out of homes' histories and owners' timelines, where a server of the
 * version before, or a takeout from before, has written them once more: what is said of an act on an
 * offer is its buyer's and stands with the offer. The same as migration 0522. How many lines it were.
 */
export async function takeOutWords(db: Db): Promise<number> {
  const { rows } = await sql`
    with said as (
      select h.id, h.property_id, h.at, h.text
      from property_history h
      where h.kind = 'STATUS' and h.field = 'status' and h.text <> ''
        and exists (
          select 1 from offer o join offer_turn t on t.offer_id = o.id
          where o.property_id = h.property_id
            and t.act in ('accept', 'arras', 'notary', 'close', 'fall')
            and t.at between h.at and h.at + interval '5 seconds'
            and (t.text = btrim(h.text, e' \\t\\r\\n')
              or (length(h.text) >= 250
                and left(t.text, 250) = left(btrim(h.text, e' \\t\\r\\n'), 250))
              or (t.text is null and t.by_user = h.by_user))
        )
    ), owners as (
      update contact_entry e set text = left(e.text, length(e.text) - length(s.text) - 2)
      from said s
      where e.kind = 'STATUS' and e.ref_type = 'property' and e.ref_id = s.property_id::text
        and e.at between s.at and s.at + interval '5 seconds'
        and right(e.text, length(s.text) + 2) = '. ' || s.text
    )
    update property_history h set text = null from said s where h.id = s.id
    returning h.id`.execute(db)
  return rows.length
}

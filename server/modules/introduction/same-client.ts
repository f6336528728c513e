import { sql, type Db } from '../../db/index.ts'
import type { IntroductionRow } from './introduction.repository.ts'

/** Another introduction of a client by the same agency at the same home. */
export interface SameClient {
  /** Of the introduction that was asked about. */
  id: string
  /** The other one. */
  other: IntroductionRow
}

/**
 * Other introductions of the same client by the same agency at the same home, the earliest first:
 * two contacts turned out to be one person, because they were merged or have an address in common
 * that a ledger holds. Undoing the merge parts them again.
 */
export async function sameClients(db: Db, ids: string[]): Promise<SameClient[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<IntroductionRow & { asked: string }>`
    with recursive pair as (
      select i.id as asked, i.contact_id as mine, o.id as other, o.contact_id as theirs
      from introduction i join introduction o on o.agency_id = i.agency_id
        and o.property_id = i.property_id and o.contact_id is not null and o.id <> i.id
      where i.id = any(${ids}::uuid[])
    ), up as (
      select id as first, id, merged_into_id from contact
      where id in (select mine from pair union select theirs from pair)
      union select up.first, c.id, c.merged_into_id from contact c
      join up on c.id = up.merged_into_id
    ), final as (select first, id from up where merged_into_id is null)
    select p.asked, o.* from pair p join introduction o on o.id = p.other
    left join final a on a.first = p.mine left join final b on b.first = p.theirs
    where a.id = b.id or exists (select from introduction_entry e
      join introduction_entry f on f.property_id = e.property_id and f.key = e.key
      where e.introduction_id = p.asked and f.introduction_id = p.other)
    order by o.created_at, o.id`.execute(db)
  return rows.map(({ asked: id, ...other }) => ({ id, other }))
}

import type { SpokenLanguage } from '../../../generated/model/index.ts'
import { sql, type Db } from '../../db/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { withinRights } from './contact.policy.ts'

/** A contact as other rooms show it; of a merged one, that which it is part of. */
export interface ContactName {
  id: string
  name: string
  email: string | null
  phone: string | null
  language: SpokenLanguage | null
}

/** Names by the ids asked for, within the agency. Rights are the caller's to check. */
export async function contactNamesOf(
  db: Db,
  agencyId: string,
  ids: string[],
): Promise<Map<string, ContactName>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<ContactName & { asked: string }>`
    with recursive up as (
      select id as asked, id, merged_into_id from contact where id = any(${ids}::uuid[])
      and agency_id = ${agencyId}
      union select up.asked, c.id, c.merged_into_id from contact c
      join up on c.id = up.merged_into_id
    ) select up.asked, c.id, c.name, c.email, c.phone, c.language from up
    join contact c on c.id = up.id where up.merged_into_id is null`.execute(db)
  return new Map(rows.map(({ asked, ...name }) => [asked, name]))
}

/** One name; null when there is no such contact in the agency. */
export async function contactNameOf(
  db: Db,
  agencyId: string,
  id: string,
): Promise<ContactName | null> {
  return (await contactNamesOf(db, agencyId, [id])).get(id) ?? null
}

/** Those of these contacts the actor may read; of merged ones, ask with what they are part of. */
export async function readableIds(db: Db, actor: Actor, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('contact')
    .select('contact.id')
    .where(withinRights(actor))
    .where('contact.id', 'in', ids)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

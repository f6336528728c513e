import type { Selectable } from 'kysely'
import { sql, type Db, type Tables } from '../../db/index.ts'

/** A row of `introduction`. */
export type IntroductionRow = Selectable<Tables['introduction']>

/** What an agency has at a home for one of these contacts; undefined when it has nothing. */
export const introductionOf = (
  db: Db,
  agencyId: string,
  propertyId: string,
  contactIds: string[],
): Promise<IntroductionRow | undefined> =>
  db
    .selectFrom('introduction')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('property_id', '=', propertyId)
    .where('contact_id', 'in', contactIds)
    .orderBy('id')
    .executeTakeFirst()

/** An introduction of an agency or at a home of its; undefined for any other. */
export const introductionFor = (
  db: Db,
  agencyId: string,
  id: string,
): Promise<IntroductionRow | undefined> =>
  db
    .selectFrom('introduction')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb.or([eb('agency_id', '=', agencyId), eb('lister_id', '=', agencyId)]))
    .executeTakeFirst()

/** Whether another agency had introduced somebody with one of these keys to a home. */
export async function isRivalled(
  db: Db,
  { agencyId, propertyId }: { agencyId: string; propertyId: string },
  keys: Buffer[],
): Promise<boolean> {
  const { rows } = await sql`select from introduction_entry
    where property_id = ${propertyId} and key = any(${keys}::bytea[])
      and agency_id <> ${agencyId} limit 1`.execute(db)
  return rows.length > 0
}

/** Which of these keys an introduction has written down already, as `network key`. */
export async function keysWritten(db: Db, id: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('introduction_entry')
    .select(['network_id', 'key'])
    .where('introduction_id', '=', id)
    .where('key', 'is not', null)
    .execute()
  return new Set(rows.map(({ network_id, key }) => `${network_id} ${key?.toString('hex')}`))
}

/** The first introduction of somebody with one of these keys to a home, by whom and how strong. */
export async function firstOf(
  db: Db,
  propertyId: string,
  keys: Buffer[],
): Promise<{ agencyId: string; at: Date; evidence: string[] } | null> {
  const { rows } = await sql<{ agency_id: string; at: Date; evidence: string }>`
    select agency_id, at, evidence from introduction_entry
    where property_id = ${propertyId} and key = any(${keys}::bytea[])
    order by at, seq`.execute(db)
  const [first] = rows
  if (!first) return null
  const theirs = rows.filter(({ agency_id }) => agency_id === first.agency_id)
  return {
    agencyId: first.agency_id,
    at: first.at,
    evidence: theirs.map(({ evidence }) => evidence),
  }
}

/** Notes the deal that came of an introduction: from then on its parties read each other's names. */
export async function linkDeal(trx: Db, id: string, dealId: string): Promise<void> {
  await trx.updateTable('introduction').set({ deal_id: dealId }).where('id', '=', id).execute()
}

import type { Selectable, Updateable } from 'kysely'
import type { DealState, IntroductionEvidence } from '../../../generated/model/index.ts'
import type { Cursor } from '../../contract/cursor.ts'
import { sql, type Db, type Tables } from '../../db/index.ts'

/** A row of `deal`. */
export type DealRow = Selectable<Tables['deal']>

/** A deal as one of its parties has it, with what it came of. */
export type OwnDeal = DealRow & {
  partnerName: string
  propertyId: string
  contactId: string | null
  introducedAt: Date
  evidence: IntroductionEvidence
}

/** Deals of an agency, the newest first, or one of them; one row more than the page has. */
export async function dealsOf(
  db: Db,
  agencyId: string,
  {
    id = null,
    state = null,
    cursor = null,
    limit = 1,
  }: {
    id?: string | null
    state?: DealState | null
    cursor?: Cursor<null> | null
    limit?: number
  },
): Promise<OwnDeal[]> {
  const beyond = cursor ? sql`and d.id < ${cursor.id}::uuid` : sql``
  const { rows } = await sql<OwnDeal>`
    select d.*, coalesce(p.doc ->> 'tradeName', p.slug) as "partnerName",
      i.property_id as "propertyId", i.contact_id as "contactId",
      i.created_at as "introducedAt", i.evidence
    from deal d join introduction i on i.id = d.introduction_id
    join agency p on p.id = case when d.agency_id = ${agencyId} then d.lister_id else d.agency_id end
    where (d.agency_id = ${agencyId} or d.lister_id = ${agencyId})
      and (${id}::uuid is null or d.id = ${id}::uuid)
      and (${state}::text is null or d.state = ${state}) ${beyond}
    order by d.id desc limit ${limit + 1}`.execute(db)
  return rows
}

/** How many deals an agency has, in a state or at all. */
export async function countDeals(
  db: Db,
  agencyId: string,
  state: DealState | null,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from deal
    where (agency_id = ${agencyId} or lister_id = ${agencyId})
      and (${state}::text is null or state = ${state})`.execute(db)
  return rows[0]?.n ?? 0
}

/** A deal, alone in acting on it. */
export async function lockDeal(trx: Db, id: string): Promise<void> {
  await sql`select 1 from deal where id = ${id} for update`.execute(trx)
}

export async function saveDeal(
  trx: Db,
  id: string,
  changes: Updateable<Tables['deal']>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('deal')
    .set({ ...changes, version: sql<number>`version + 1`, changed_at: now })
    .where('id', '=', id)
    .execute()
}

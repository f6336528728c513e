import { PropertyStatus } from '../../../../generated/model/index.ts'
import { readsWhole } from '../../../contract/stored/index.ts'
import { sql, type Db, type RawBuilder } from '../../../db/index.ts'

/**
 * Whether a later version may find demands for a home that this one does not: it is on the market, or
 * nobody here knows whether it is, and not all of it is read.
 */
async function isHalfRead(db: Db, id: string): Promise<boolean> {
  const home = await db
    .selectFrom('property')
    .select(['status', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!home || home.deleted_at !== null) return false
  if (!Object.hasOwn(PropertyStatus, home.status)) return true
  return home.status === 'active' && !(await readsWhole(db, 'property.doc', { id }))
}

/** What was found before is found no more: `which` says of what. */
async function forget(
  trx: Db,
  which: RawBuilder<unknown>,
  mayReturn: RawBuilder<unknown>,
): Promise<void> {
  const gone = sql`m.state = 'new' and ${which}`
  await sql`update match m set score = 0
    where ${gone} and m.score > 0 and (${mayReturn})`.execute(trx)
  await sql`delete from match m where ${gone} and not (${mayReturn})`.execute(trx)
}

const isDemandHalfRead = sql`exists (
  select from match_demand d where d.demand_id = m.demand_id and d.half_read)`

/**
 * Forgets homes that a demand finds no more. Where a later version may find them, since it reads more
 * of what is asked, they stay without a score: nobody is shown, counted or told them, and found again
 * they are as old as they are (docs/decisions/0372).
 */
export const forgetHomes = (trx: Db, demandId: string, found: string[]): Promise<void> =>
  forget(
    trx,
    sql`m.demand_id = ${demandId}::uuid and m.property_id <> all(${found}::uuid[])`,
    isDemandHalfRead,
  )

/** The same of demands that find a home no more; one that is certainly gone finds none again. */
export async function forgetDemands(
  trx: Db,
  propertyId: string,
  { found, isGone }: { found: string[]; isGone: boolean },
): Promise<void> {
  const isHalf = await isHalfRead(trx, propertyId)
  await forget(
    trx,
    sql`m.property_id = ${propertyId}::uuid and m.demand_id <> all(${found}::uuid[])`,
    isHalf ? sql`true` : isGone ? sql`false` : isDemandHalfRead,
  )
}

import { sql, type Db, type RawBuilder } from '../../../db/index.ts'
import { returning } from './may-return.ts'

interface Pair {
  demandId: string
  propertyId: string
}

/**
 * What was found before is found no more: `which` says of what. Where a later version may find it,
 * it stays without a score: nobody is shown, counted or told it, and found again it is as old as it
 * is (docs/decisions/0372).
 */
async function forget(trx: Db, which: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<Pair>`
    select m.demand_id as "demandId", m.property_id as "propertyId" from match m
    where m.state = 'new' and ${which}`.execute(trx)
  if (rows.length === 0) return
  const mayReturn = returning(trx)
  const stays: Pair[] = []
  for (const pair of rows) if (await mayReturn(pair.demandId, pair.propertyId)) stays.push(pair)
  const staying = sql`(m.demand_id, m.property_id) in (
    select s."demandId", s."propertyId" from json_to_recordset(${JSON.stringify(stays)}::json)
      as s("demandId" uuid, "propertyId" uuid))`
  await sql`delete from match m where m.state = 'new' and ${which} and not ${staying}`.execute(trx)
  if (stays.length > 0)
    await sql`update match m set score = 0
      where m.state = 'new' and m.score > 0 and ${which} and ${staying}`.execute(trx)
}

/** Forgets homes that a demand finds no more. */
export const forgetHomes = (trx: Db, demandId: string, found: string[]): Promise<void> =>
  forget(trx, sql`m.demand_id = ${demandId}::uuid and m.property_id <> all(${found}::uuid[])`)

/** The same of demands that find a home no more. */
export const forgetDemands = (trx: Db, propertyId: string, found: string[]): Promise<void> =>
  forget(trx, sql`m.property_id = ${propertyId}::uuid and m.demand_id <> all(${found}::uuid[])`)

import type { Insertable, Selectable } from 'kysely'
import type { Db, Tables } from '../../db/index.ts'

export type WaiverRow = Selectable<Tables['passport_waiver']>
export type ProofRow = Selectable<Tables['passport_proof']>

/** What is let pass on a day, by home; the newest of a rule. */
export async function waiversOn(
  db: Db,
  propertyIds: string[],
  day: string,
): Promise<Map<string, WaiverRow[]>> {
  const found = new Map<string, WaiverRow[]>()
  if (propertyIds.length === 0) return found
  const rows = await db
    .selectFrom('passport_waiver')
    .selectAll()
    .where('property_id', 'in', propertyIds)
    .where('until', '>=', day)
    .orderBy('id', 'desc')
    .execute()
  for (const row of rows) found.set(row.property_id, [...(found.get(row.property_id) ?? []), row])
  return found
}

export const insertWaiver = (trx: Db, row: Insertable<Tables['passport_waiver']>) =>
  trx.insertInto('passport_waiver').values(row).execute()

export const insertProof = (trx: Db, row: Insertable<Tables['passport_proof']>) =>
  trx.insertInto('passport_proof').values(row).execute()

export const lastProof = (db: Db, propertyId: string): Promise<ProofRow | undefined> =>
  db
    .selectFrom('passport_proof')
    .selectAll()
    .where('property_id', '=', propertyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const proofByCode = (db: Db, code: string): Promise<ProofRow | undefined> =>
  db.selectFrom('passport_proof').selectAll().where('code', '=', code).executeTakeFirst()

export const proofByPdf = (db: Db, hash: string): Promise<ProofRow | undefined> =>
  db
    .selectFrom('passport_proof')
    .selectAll()
    .where('pdf_hash', '=', hash)
    .limit(1)
    .executeTakeFirst()

/** Notes that an alarm was told; false: it was already. */
export async function noteAlarm(
  trx: Db,
  row: Insertable<Tables['passport_alarm']>,
): Promise<boolean> {
  const noted = await trx
    .insertInto('passport_alarm')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst()
  return noted !== undefined
}

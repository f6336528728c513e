import type { Db } from '../../../db/index.ts'
import { registerUse } from '../../plan/index.ts'

/** People of an agency who take a seat of its plan: those who work there and those who are asked. */
export async function peopleHere(db: Db, agencyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select(['first_name', 'last_name'])
    .where('agency_id', '=', agencyId)
    .where((eb) => eb.or([eb('active', '=', true), eb('invited_at', 'is not', null)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => `${row.first_name} ${row.last_name}`.trim())
}

registerUse('seats', async (db, agencyId) => (await peopleHere(db, agencyId)).length)

import { sql, type Db } from '../../db/index.ts'
import type { Copy } from './copies.ts'

/** What is known of a home among copies, as the copier and as the first; in the order of locks. */
export async function copiesWith(db: Db, id: string): Promise<Copy[]> {
  const rows = await db
    .selectFrom('trust_copy')
    .select(['property_id as copyId', 'first_id as firstId'])
    .where((eb) => eb.or([eb('property_id', '=', id), eb('first_id', '=', id)]))
    .orderBy('property_id')
    .orderBy('first_id')
    .execute()
  return rows
}

/** Notes a copy; false: it was known. */
export async function noteCopy(trx: Db, { copyId, firstId }: Copy, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into trust_copy (property_id, first_id, agency_id, found_at)
    select p.id, ${firstId}::uuid, p.agency_id, ${at} from property p where p.id = ${copyId}::uuid
    on conflict do nothing returning property_id`.execute(trx)
  return rows.length > 0
}

export async function forgetCopy(trx: Db, { copyId, firstId }: Copy): Promise<void> {
  await trx
    .deleteFrom('trust_copy')
    .where('property_id', '=', copyId)
    .where('first_id', '=', firstId)
    .execute()
}

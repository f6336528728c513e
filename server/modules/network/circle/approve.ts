import type { Deps } from '../../../contract/deps.ts'
import { inTransaction } from '../../../db/index.ts'
import { recordShared } from '../share/told.ts'

/**
 * Lets a network share homes, or stops it (`approved: false`), by the word of the site's operator;
 * its name, or null when there is no such network.
 */
export async function approveNetwork(
  db: Deps['db'],
  id: string,
  approved: boolean,
  now: Date,
): Promise<string | null> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .updateTable('network')
      .set({ approved_at: approved ? now : null })
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst()
    const members = await trx
      .selectFrom('network_member')
      .select('agency_id')
      .where('network_id', '=', id)
      .execute()
    const agencies = members.map(({ agency_id }) => agency_id)
    await recordShared(trx, agencies, now)
    return row?.name ?? null
  })
}

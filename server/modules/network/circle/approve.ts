import type { Db } from '../../../db/index.ts'

/**
 * Lets a network share homes, or stops it (`approved: false`), by the word of the site's operator;
 * its name, or null when there is no such network.
 */
export async function approveNetwork(
  db: Db,
  id: string,
  approved: boolean,
  now: Date,
): Promise<string | null> {
  const row = await db
    .updateTable('network')
    .set({ approved_at: approved ? now : null })
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return row?.name ?? null
}

import type { Db } from '../../../db/index.ts'
import type { FileRow } from '../rental.repository.ts'

const MOST = 200

/**
 * Names an agency in a file that somebody sent as an owner, or none; null where it is no such file.
 * What the programme's people save is not stale by it: they do not see it.
 */
export async function nameAgency(
  trx: Db,
  { id, userId, agencyId }: { id: string; userId: string; agencyId: string | null },
): Promise<FileRow | null> {
  const row = await trx
    .updateTable('rental_file')
    .set({ named_agency: agencyId })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('side', '=', 'owner')
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** What an agency that was named reads of files, the newest. */
export const filesNaming = (
  db: Db,
  agencyId: string,
): Promise<Pick<FileRow, 'reference' | 'island' | 'state' | 'created_at'>[]> =>
  db
    .selectFrom('rental_file')
    .select(['reference', 'island', 'state', 'created_at'])
    .where('named_agency', '=', agencyId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()

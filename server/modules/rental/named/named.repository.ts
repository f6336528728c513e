import type { Db } from '../../../db/index.ts'
import type { FileRow } from '../rental.repository.ts'

const MOST = 200

interface Own {
  id: string
  userId: string
}

/** Whether it is a file that somebody sent as an owner; locked. */
export async function isOwners(trx: Db, { id, userId }: Own): Promise<boolean> {
  const row = await trx
    .selectFrom('rental_file')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('side', '=', 'owner')
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Names an agency in somebody's file, or none. What the programme's people save is not stale by
 * it: they do not see it.
 */
export const nameAgency = (
  trx: Db,
  { id, userId, agencyId }: Own & { agencyId: string | null },
): Promise<FileRow> =>
  trx
    .updateTable('rental_file')
    .set({ named_agency: agencyId })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Names none any more in somebody's files. */
export async function nameNoAgency(trx: Db, userId: string): Promise<void> {
  await trx
    .updateTable('rental_file')
    .set({ named_agency: null })
    .where('user_id', '=', userId)
    .where('named_agency', 'is not', null)
    .execute()
}

/**
 * What an agency that was named reads of files, the newest; nothing once their owner is gone, who
 * alone could take the name back.
 */
export const filesNaming = (
  db: Db,
  agencyId: string,
): Promise<Pick<FileRow, 'reference' | 'island' | 'state' | 'created_at'>[]> =>
  db
    .selectFrom('rental_file')
    .select(['reference', 'island', 'state', 'created_at'])
    .where('named_agency', '=', agencyId)
    .where('user_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()

import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import { endOffersOf } from '../offers/follow.ts'
import { FORGET } from './jobs.ts'

/**
 * Erases files: answers, documents, checks, history and the lines of who opened them go with the
 * row, the documents' contents by a job that follows from the same transaction.
 */
export async function eraseFile(
  trx: Db,
  ids: string[],
  { jobs, at }: { jobs: Deps['jobs']; at: Date },
): Promise<void> {
  if (ids.length === 0) return
  await endOffersOf(trx, ids, at)
  const contents = await trx
    .selectFrom('rental_document')
    .select('file_key')
    .where('file_id', 'in', ids)
    .execute()
  await trx.deleteFrom('rental_file').where('id', 'in', ids).execute()
  if (contents.length > 0)
    await jobs.add(trx, FORGET, { keys: contents.map((row) => row.file_key) })
}

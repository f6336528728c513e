import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import { endOffersOf } from '../offers/follow.ts'
import { FORGET } from './jobs.ts'

/**
 * Erases a file: answers, documents, checks, history and the lines of who opened them go with the
 * row, the documents' contents by a job that follows from the same transaction.
 */
export async function eraseFile(
  trx: Db,
  id: string,
  { jobs, at }: { jobs: Deps['jobs']; at: Date },
): Promise<void> {
  await endOffersOf(trx, [id], at)
  const contents = await trx
    .selectFrom('rental_document')
    .select('file_key')
    .where('file_id', '=', id)
    .execute()
  await trx.deleteFrom('rental_file').where('id', '=', id).execute()
  if (contents.length > 0)
    await jobs.add(trx, FORGET, { keys: contents.map((row) => row.file_key) })
}

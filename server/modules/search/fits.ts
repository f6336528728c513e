import { HttpError } from '../../contract/errors.ts'
import type { Db } from '../../db/index.ts'
import { whichFit } from '../listing/index.ts'
import type { SearchRow } from './search.repository.ts'

/** Which of these homes a search finds; a query that the contract no longer knows finds none. */
export async function findsOf(
  trx: Db,
  query: SearchRow['query'],
  homes: string[],
  now: Date,
): Promise<Set<string>> {
  try {
    return await whichFit(trx, query, homes, now)
  } catch (error) {
    if (error instanceof HttpError) return new Set()
    throw error
  }
}

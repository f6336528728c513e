import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../../db/index.ts'
import { loadProperty } from '../../property/index.ts'
import { findLink } from '../link.repository.ts'
import { conflictsOf, removeConflicts } from './conflict.repository.ts'
import { valueAt } from './paths.ts'

/**
 * Forgets conflicts of a home that are none any more: the record says what the source says, or the
 * source says again what it said when the agency wrote its own value (an undo, a second thought).
 */
export async function dropSettled(trx: Db, propertyId: string): Promise<void> {
  const open = await conflictsOf(trx, propertyId)
  if (open.length === 0) return
  const home = await loadProperty(trx, propertyId)
  const over = []
  for (const { id, integration_id, external_id, field, against } of open) {
    const link = await findLink(trx, integration_id, external_id)
    const theirs = link && valueAt(link.said.steps, field)
    const isOver =
      isDeepStrictEqual(theirs ?? null, against) ||
      (home && isDeepStrictEqual(theirs, valueAt(home, field)))
    if (isOver) over.push(id)
  }
  await removeConflicts(trx, over)
}

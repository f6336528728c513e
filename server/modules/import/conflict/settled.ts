import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../../db/index.ts'
import { bothOf } from './both.ts'
import { conflictsOf, removeConflicts } from './conflict.repository.ts'

/**
 * Forgets conflicts of a home that are none any more: the record says what the source says, or the
 * source says again what it said when the agency wrote its own value (an undo, a second thought). One
 * that only another version can judge stays.
 */
export async function dropSettled(trx: Db, propertyId: string): Promise<void> {
  const open = await conflictsOf(trx, propertyId)
  const over = []
  for (const { id, integration_id, external_id, field, against } of open) {
    const both = await bothOf(trx, {
      propertyId,
      integrationId: integration_id,
      externalId: external_id,
    })
    const { read, stored } = both(field)
    const isOver = [read, stored].every(
      ({ theirs, ours }) =>
        isDeepStrictEqual(theirs ?? null, against) || isDeepStrictEqual(theirs, ours),
    )
    if (isOver) over.push(id)
  }
  await removeConflicts(trx, over)
}

import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../../db/index.ts'
import { bothEach } from './both.ts'
import { conflictsOf, removeConflicts } from './conflict.repository.ts'

/**
 * Forgets conflicts of a home that are none any more: the record says what the source says, or the
 * source says again what it said when the agency wrote its own value (an undo, a second thought). One
 * that only another version can judge stays.
 */
export async function dropSettled(trx: Db, propertyId: string): Promise<void> {
  const open = await conflictsOf(trx, propertyId)
  const each = await bothEach(trx, open, ({ integration_id, external_id, field }) => ({
    propertyId,
    integrationId: integration_id,
    externalId: external_id,
    field,
  }))
  const over = each.filter(({ one: { against }, values: { read, stored } }) =>
    [read, stored].every(
      ({ theirs, ours }) =>
        isDeepStrictEqual(theirs ?? null, against) || isDeepStrictEqual(theirs, ours),
    ),
  )
  await removeConflicts(
    trx,
    over.map(({ one }) => one.id),
  )
}

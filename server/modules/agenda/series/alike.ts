import type { Updateable } from 'kysely'
import type { AgendaEventPatch } from '../../../../generated/model/index.ts'
import type { Db, Tables } from '../../../db/index.ts'
import type { EventRow } from '../agenda.policy.ts'
import { exceptionsOf, saveEvent, withParts } from '../agenda.repository.ts'
import { settle } from '../agenda.service.ts'
import { publishDiaryChange } from '../diary-change.ts'

type Said = Pick<AgendaEventPatch, 'visibility' | 'organiserId' | 'status'>

const isSameTime = (a: Date, b: Date): boolean => a.getTime() === b.getTime()

/**
 * How it stands: cancelled with the series unless it has taken place, and back with it where it was
 * cancelled with it, which both say by the same instant.
 */
function statusOf(one: EventRow, before: EventRow, status: Said['status']): EventRow['status'] {
  const isOpen = one.status === 'requested' || one.status === 'confirmed'
  if (status === 'cancelled' && isOpen) return status
  const fell = before.status === 'cancelled' && one.status === 'cancelled'
  return status && fell && isSameTime(one.updated_at, before.updated_at) ? status : one.status
}

/** What differs of an occurrence of its own from what was said of all of its series. */
function differsIn(
  one: EventRow,
  before: EventRow,
  { visibility = one.visibility, organiserId = one.organiser_id, status }: Said,
): Updateable<Tables['agenda_event']> {
  const stands = statusOf(one, before, status)
  return {
    ...(visibility !== one.visibility && { visibility }),
    ...(organiserId !== one.organiser_id && { organiser_id: organiserId }),
    ...(stands !== one.status && { status: stands, confirmed_by_hand: false }),
  }
}

/**
 * Who sees a series, whose it is and that it is off holds for its moved and changed occurrences,
 * too: each is a row of its own that rights are asked of (docs/decisions/0334). Titles, hours and
 * the rest are their own. `before`: the row of the series until now.
 */
export async function exceptionsAlike(
  trx: Db,
  before: EventRow,
  after: EventRow,
  said: Said,
): Promise<void> {
  for (const full of await withParts(trx, await exceptionsOf(trx, [after.id]))) {
    const changes = differsIn(full.row, before, said)
    if (Object.keys(changes).length === 0) continue
    const values = { ...changes, updated_at: after.updated_at }
    const row = await settle(trx, await saveEvent(trx, full.row.id, values))
    await publishDiaryChange(trx, full)
    await publishDiaryChange(trx, { ...full, row })
  }
}

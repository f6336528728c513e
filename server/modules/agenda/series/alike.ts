import type { Updateable } from 'kysely'
import type { AgendaEventPatch } from '../../../../generated/model/index.ts'
import type { Db, Tables } from '../../../db/index.ts'
import type { EventRow } from '../agenda.policy.ts'
import { exceptionsOf, saveEvent, withParts } from '../agenda.repository.ts'
import { settle } from '../agenda.service.ts'
import { publishDiaryChange } from '../diary-change.ts'

type Said = Pick<AgendaEventPatch, 'visibility' | 'organiserId' | 'status'>

type Stands = Pick<EventRow, 'status' | 'fell_from'>

/**
 * How it stands: cancelled with the series unless it has taken place, and as it was before once the
 * series stands again.
 */
function standsNow({ status, fell_from }: EventRow, said: Said['status']): Stands {
  const isOpen = status === 'requested' || status === 'confirmed'
  if (said === 'cancelled' && isOpen) return { status: said, fell_from: status }
  const isBack = said !== undefined && said !== 'cancelled' && status === 'cancelled'
  return isBack && fell_from ? { status: fell_from, fell_from: null } : { status, fell_from }
}

/** What differs of an occurrence of its own from what was said of all of its series. */
function differsIn(
  one: EventRow,
  { visibility = one.visibility, organiserId = one.organiser_id, status }: Said,
): Updateable<Tables['agenda_event']> {
  const stands = standsNow(one, status)
  return {
    ...(visibility !== one.visibility && { visibility }),
    ...(organiserId !== one.organiser_id && { organiser_id: organiserId }),
    ...(stands.status !== one.status && { ...stands, confirmed_by_hand: false }),
  }
}

/**
 * Who sees a series, whose it is and that it is off holds for its moved and changed occurrences,
 * too: each is a row of its own that rights are asked of (docs/decisions/0334). Titles, hours and
 * the rest are their own.
 */
export async function exceptionsAlike(trx: Db, after: EventRow, said: Said): Promise<void> {
  for (const full of await withParts(trx, await exceptionsOf(trx, [after.id]))) {
    const changes = differsIn(full.row, said)
    if (Object.keys(changes).length === 0) continue
    const values = { ...changes, updated_at: after.updated_at }
    const row = await settle(trx, await saveEvent(trx, full.row.id, values))
    await publishDiaryChange(trx, full)
    await publishDiaryChange(trx, { ...full, row })
  }
}

import type { PartnerVisitState } from '../../../../generated/model/index.ts'
import type { PartnerVisitRow } from './partner.repository.ts'

const HOUR_MS = 3_600_000
/** An answer is expected in 24 hours; who owes it is reminded four hours before. */
export const DUE_MS = 24 * HOUR_MS
export const REMIND_MS = 20 * HOUR_MS
/** Unanswered for so long, it is over. */
export const LAPSE_MS = 72 * HOUR_MS

type Standing = Pick<PartnerVisitRow, 'state' | 'turn_at' | 'slots' | 'contact_id'>

/**
 * Where a visit stands now, whatever is written of it yet: what the calendar or the end of an
 * agreement has ended is over for every reader at once, as partners' homes are
 * (docs/decisions/0126). What is confirmed stands.
 */
export function stateNow(
  { state, turn_at, slots, contact_id }: Standing,
  isShared: boolean,
  now: Date,
): PartnerVisitState {
  if (state !== 'open') return state
  if (contact_id === null) return 'withdrawn'
  if (!isShared) return 'ended'
  const isLate = now.getTime() - turn_at.getTime() >= LAPSE_MS
  return isLate || slots.every((slot) => slot <= now) ? 'lapsed' : 'open'
}

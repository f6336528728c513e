import { dayOf, daysLater } from '../../time/madrid.ts'
import { limitIn, rowOf, standingOf, usedOf } from '../plan/index.ts'
import { tell } from './mails.ts'
import { keepRow, saveRow } from './row.ts'
import type { Turn } from './turn-of.ts'

/** Days for choosing which homes stay, and on which of them it is said again. */
const CHOOSING = 30
const TOLD_ON = [0, 14, 27]

/** Withdraws so many of an agency's homes, the least viewed first; returns how many. */
export type Trim = (turn: Turn, many: number) => Promise<number>
let trim: Trim | null = null

/** The room that has the homes says how they leave the market. */
export function onTrimHomes(how: Trim): void {
  trim = how
}

/**
 * Homes beyond what the plan holds: its ADMINs are told three times in thirty days and choose what
 * stays by withdrawing the rest; then the least viewed leave the market. Nothing is deleted.
 */
export async function watchMarket(turn: Turn): Promise<void> {
  const { trx, deps, agencyId, day } = turn
  const stands = await standingOf(trx, agencyId, day)
  // What was agreed is read by a later version alone: its days run on (docs/decisions/0372).
  if (!stands) return
  const limit = limitIn(stands, 'homes')
  const used = limit === null ? 0 : await usedOf(trx, agencyId, 'homes')
  const now = deps.now()
  if (limit === null || used <= limit) {
    if ((await rowOf(trx, agencyId))?.over_since)
      await saveRow(trx, agencyId, { over_since: null, over_told: 0 }, now)
    return
  }
  const { plan, seats, edition } = stands
  const row = await keepRow(trx, agencyId, {
    planId: plan.id,
    edition: edition.validFrom,
    seats,
    now,
  })
  const since = row.over_since ?? dayOf(now)
  const told = TOLD_ON[row.over_told]
  if (told !== undefined && day >= daysLater(since, told)) {
    await saveRow(trx, agencyId, { over_since: since, over_told: row.over_told + 1 }, now)
    const facts = { limit, used, day: daysLater(since, CHOOSING) }
    return tell(turn, { agencyId, occasion: 'over', facts })
  }
  if (!trim || told !== undefined || day < daysLater(since, CHOOSING)) return
  const gone = await trim(turn, used - limit)
  await saveRow(trx, agencyId, { over_since: null, over_told: 0 }, now)
  if (gone > 0) await tell(turn, { agencyId, occasion: 'trimmed', facts: { limit, used: gone } })
}

import { asDate, instantOf, lastStart, readRule, running, YEARS_MS, type Series } from './rule.ts'

/** How long a step of a rule is, roughly. */
const DAY = 86_400_000
const STEP_MS: Record<string, number> = {
  DAILY: DAY,
  WEEKLY: 7 * DAY,
  MONTHLY: 30 * DAY,
  YEARLY: 365 * DAY,
}

/** How many steps a rule is followed for until it is given up, as one that makes no dates. */
export const MOST_STEPS = 10_000

/**
 * How many steps of a rule are looked at between two instants, whether they make dates or not: what
 * running it costs, the same on every machine.
 */
export function stepsBetween(rrule: string, from: Date, to: Date): number {
  const parts = readRule(rrule)
  const every = (STEP_MS[parts?.get('FREQ') ?? ''] ?? DAY) * Number(parts?.get('INTERVAL') ?? 1)
  return Math.ceil(Math.max(0, to.getTime() - from.getTime()) / every)
}

/** Steps until the next date from an instant on; until the rule ends where there is none. */
function stepsToNext(series: Series, from: Date): number {
  const { rrule } = series
  const next = running(series, false).next(from, true)
  const until = readRule(rrule)?.get('UNTIL')
  if (next) return stepsBetween(rrule, from, asDate(next))
  return until ? stepsBetween(rrule, from, instantOf(until)) : 0
}

/**
 * Steps that a diary takes to know a new rule: to its last date where they are counted, else to the
 * first one and to the one after some years.
 */
export function stepsToKnow(series: Series): number {
  const { starts_at, rrule } = series
  try {
    const last = /COUNT/.test(rrule) ? lastStart({ ...series, rdates: [] }) : null
    if (last) return stepsBetween(rrule, starts_at, last)
    const later = new Date(starts_at.getTime() + YEARS_MS)
    return stepsToNext(series, starts_at) + stepsToNext(series, later)
  } catch {
    return MOST_STEPS
  }
}

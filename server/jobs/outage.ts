import { storageFaultOf } from '../contract/storage.ts'
import { databaseAway, isDatabaseError } from '../db/away.ts'
import { ServiceAway, type Service } from '../ports/away.ts'
import { CalendarFailure } from '../ports/calendar/index.ts'

/**
 * What a job waits for without counting a try: what keeps our data, a service that is away, or an
 * address that the mail server puts off.
 */
export type Outage = 'storage' | 'database' | 'address' | Service

const DAY = 86_400
/** Seconds between two tries at most: whoever mends a disk waits no longer for what follows. */
const LONGEST_PAUSE = 300
/** A full mailbox is not asked for every five minutes. */
const ADDRESS_PAUSE = 3_600

/**
 * Seconds for which a job waits for it, without counting a try. A mail as mail servers keep it, one
 * address a day: most are mistyped, and somebody is told at the end. The rest as long as a job that
 * is put back.
 */
export const patienceFor = (outage: Outage): number =>
  (outage === 'address' ? 1 : outage === 'mail' ? 5 : 14) * DAY

/** Seconds until the next try: longer each time. */
export const pauseAfter = (times: number, outage: Outage): number =>
  Math.min(outage === 'address' ? ADDRESS_PAUSE : LONGEST_PAUSE, 2 ** Math.min(times + 1, 12)) *
  (0.75 + Math.random() / 2)

/**
 * PostgreSQL's lock_not_available (an index that is made, a takeout of somebody's that holds a
 * table) and query_canceled (by its operator, or a limit that they have set).
 */
const HELD = new Set(['55P03', '57014'])

/** The database is away, or somebody holds what a statement needs. */
const isHeld = (error: unknown): boolean =>
  isDatabaseError(error) && (HELD.has(error.code) || databaseAway(error))

/**
 * What an error says is away; null: the job itself failed. What wraps such an error says the same, and
 * so do several of which one is: what is left of them is known when that is back.
 */
export function outageOf(error: unknown): Outage | null {
  if (error instanceof AggregateError)
    return error.errors.map(outageOf).find((one) => one !== null) ?? null
  if (storageFaultOf(error)) return 'storage'
  // A broken line has no sender: only the error itself is one to the database, not what it wraps.
  if (databaseAway(error)) return 'database'
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) {
    if (one instanceof ServiceAway) return one.oneAddress ? 'address' : one.service
    if (isHeld(one)) return 'database'
    if (one instanceof CalendarFailure && one.reason === 'down') return 'calendar'
  }
  return null
}

import type { CalendarPort } from '../../../ports/calendar/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import { homesOf, type Full } from '../../agenda/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'

/** One turn of keeping a diary and a calendar the same. */
export interface Turn {
  deps: Deps
  port: CalendarPort
  /** Opens the calendar. */
  access: string
  userId: string
  actor: Actor
  /** What ended before is left alone. */
  since: Date
}

/** Where an event is: its place, or the addresses of its homes. */
export async function whereOf(db: Db, { row, homes }: Full): Promise<string> {
  if (row.location) return row.location
  const known =
    homes.length > 0 ? await homesOf(db, row.agency_id, homes) : new Map<string, never>()
  return homes
    .flatMap((id) => known.get(id)?.home ?? [])
    .map(({ address, town, ref }) => [address, town, ref].filter(Boolean).join(', '))
    .join(' · ')
    .slice(0, 300)
}

import type { Db } from '../../../db/index.ts'
import { busyOf } from '../../agenda/index.ts'

/** Shorter times nobody may book are appointments, not absence. */
const LEAST_MS = 4 * 3_600_000

/**
 * Who of these is away at a moment: their diary marks it as time nobody may book, four hours or
 * more of it.
 */
export async function awayAt(db: Db, userIds: string[], now: Date): Promise<Set<string>> {
  const away = new Set<string>()
  for (const userId of userIds) {
    const busy = await busyOf(db, userId, now, new Date(now.getTime() + 1000))
    const long = busy.flatMap(({ from, to, eventId }) =>
      from <= now && to > now && to.getTime() - from.getTime() >= LEAST_MS ? (eventId ?? []) : [],
    )
    if (long.length === 0) continue
    const found = await db
      .selectFrom('agenda_event')
      .select('id')
      .where('id', 'in', long)
      .where('kind', '=', 'unavailability')
      .executeTakeFirst()
    if (found) away.add(userId)
  }
  return away
}

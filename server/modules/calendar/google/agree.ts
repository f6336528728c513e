import type { AgendaEventPatch } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import type { AgendaCopy } from '../../../db/tables/agenda.ts'
import type { CalendarEvent } from '../../../ports/calendar/index.ts'
import { findEvent, noteCopy, type Full } from '../../agenda/index.ts'
import { copyOfOurs, isSame, type Merge } from './copy.ts'
import { whereOf, type Turn } from './turn.ts'

/** What of theirs to write, as a change of the diary. */
export function patchOf(
  { take }: Merge,
  theirs: AgendaCopy,
  { row }: Full,
  where: string,
): Omit<AgendaEventPatch, 'version'> {
  const takes = (part: Merge['take'][number]): boolean => take.includes(part)
  return {
    ...(takes('title') ? { title: theirs.title } : {}),
    ...(takes('where') && theirs.where !== where && (theirs.where || null) !== row.location
      ? { location: theirs.where || null }
      : {}),
    ...(takes('hours')
      ? { startsAt: theirs.startsAt, endsAt: theirs.endsAt, allDay: theirs.allDay }
      : {}),
    ...(!row.series_id && (takes('rule') || (takes('hours') && theirs.rrule))
      ? { rrule: theirs.rrule }
      : {}),
    ...(takes('standing')
      ? { status: theirs.tentative ? ('requested' as const) : ('confirmed' as const) }
      : {}),
  }
}

/** Notes that both say the same now, or, where ours is still to be sent, what theirs says. */
export async function agree(
  trx: Db,
  turn: Turn,
  id: string,
  event: CalendarEvent,
  theirs: AgendaCopy,
): Promise<void> {
  const now = await findEvent(trx, id)
  if (!now) return
  const { google_base: was } = now.row
  const there = { ...now, row: { ...now.row, google_event_id: event.id } }
  const ours = copyOfOurs(there, await whereOf(trx, now))
  // Occurrences that were taken away stand in its rule or beside it there; those it knew of before
  // still count.
  const taken = [...theirs.exdates, ...(was?.exdates ?? [])]
  const base = {
    ...theirs,
    exdates: ours.exdates.filter((one) => taken.includes(one)),
    // Who sees it is only said there, never taken from there.
    ...(was?.isPrivate !== undefined && { isPrivate: was.isPrivate }),
  }
  await noteCopy(trx, id, turn.userId, {
    eventId: event.id,
    etag: event.etag ?? null,
    version: isSame(base, ours) ? now.row.version : null,
    base,
  })
}

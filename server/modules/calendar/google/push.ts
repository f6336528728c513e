import type { AgendaCopy } from '../../../db/tables/agenda.ts'
import {
  CalendarFailure,
  type CalendarEvent,
  type CalendarWrite,
} from '../../../ports/calendar/index.ts'
import { endOf, findEvent, isStart, noteCopy, rowsToCopy, type Full } from '../../agenda/index.ts'
import { copyOfOurs, isSame, privacyOf, toWrite } from './copy.ts'
import { dayIn } from './clock.ts'
import { whereOf, type Turn } from './turn.ts'
import { SYNC } from './names.ts'

const GONE = { eventId: null, etag: null, base: null }

/** Where a thing is missing that is to be removed, nothing is left to do. */
async function removed(turn: Turn, id: string, etag: string | null): Promise<void> {
  await turn.port.remove(turn.access, id, etag).catch((error: unknown) => {
    if (!(error instanceof CalendarFailure) || error.reason !== 'missing') throw error
  })
}

/**
 * A record of ours there for the first time. Its id is ours, so that sending it twice does not make
 * two.
 */
async function sent(turn: Turn, { row }: Full, write: CalendarWrite): Promise<CalendarEvent> {
  const id = row.id.replaceAll('-', '')
  const plain = (time: CalendarWrite['start']) =>
    Object.fromEntries(Object.entries(time ?? {}).filter(([, value]) => value !== null))
  const fresh: CalendarWrite = {
    ...write,
    start: plain(write.start),
    end: plain(write.end),
    ...(row.visibility === 'agency' ? {} : { visibility: 'private' as const }),
    transparency: row.kind === 'task' || row.kind === 'reminder' ? 'transparent' : 'opaque',
    extendedProperties: { private: { llar: row.id } },
    source: {
      title: turn.deps.config.siteName,
      url: `${turn.deps.config.siteUrl}/auth/agenda/details?id=${row.id}`,
    },
  }
  try {
    return await turn.port.insert(turn.access, { ...fresh, id })
  } catch (error) {
    if (!(error instanceof CalendarFailure) || error.reason !== 'taken') throw error
    return turn.port
      .patch(turn.access, id, { ...fresh, ...write }, null)
      .catch((again: unknown) => {
        // Taken by one that is gone for good: another id.
        if (again instanceof CalendarFailure && again.reason === 'missing')
          return turn.port.insert(turn.access, {
            ...fresh,
            id: `${id}${turn.deps.now().getTime().toString(32)}`,
          })
        throw again
      })
  }
}

/** The id of an occurrence there; null when its series has no place for it. */
async function instanceOf(turn: Turn, series: Full, at: Date): Promise<CalendarEvent | null> {
  const { google_event_id: id, all_day, time_zone } = series.row
  if (!id) return null
  return turn.port.instance(
    turn.access,
    id,
    all_day ? { date: dayIn(at, time_zone) } : { dateTime: at.toISOString() },
  )
}

/** An occurrence that ours took away, or gave back to its rule. */
async function endOccurrence(turn: Turn, { row }: Full, series: Full): Promise<void> {
  const at = row.occurrence
  const { rrule } = series.row
  if (!at || !rrule || series.row.deleted_at) return
  const back =
    row.deleted_at &&
    isStart({ ...series.row, rrule }, at) &&
    !series.row.exdates.some((one) => one.getTime() === at.getTime())
  const id = row.google_event_id ?? (await instanceOf(turn, series, at))?.id
  if (!id) return
  if (!back) return removed(turn, id, null)
  const plain: AgendaCopy = {
    ...copyOfOurs(series, await whereOf(turn.deps.db, series)),
    startsAt: at.toISOString(),
    endsAt: endOf(at, series.row).toISOString(),
  }
  await turn.port.patch(
    turn.access,
    id,
    toWrite(plain, series.row.time_zone, { isOccurrence: true, before: plain }),
    null,
  )
}

async function pushOne(turn: Turn, full: Full): Promise<void> {
  const { row } = full
  const { db } = turn.deps
  const note = (eventId: string | null, etag: string | null, base: AgendaCopy | null) =>
    noteCopy(db, row.id, turn.userId, { eventId, etag, base, version: row.version })
  if (row.organiser_id !== turn.userId) {
    if (row.google_event_id) await removed(turn, row.google_event_id, null)
    await noteCopy(db, row.id, turn.userId, { ...GONE, version: null })
    return turn.deps.jobs.add(db, SYNC, { userId: row.organiser_id }, { key: row.organiser_id })
  }
  const whole = row.series_id ? await findEvent(db, row.series_id) : undefined
  // Of another's series there is nothing there: it stands alone.
  const series = whole?.row.organiser_id === turn.userId ? whole : undefined
  if (row.deleted_at || row.status === 'cancelled') {
    if (series) await endOccurrence(turn, full, series)
    else if (row.google_event_id) await removed(turn, row.google_event_id, row.google_etag)
    return note(null, null, null)
  }
  const where = await whereOf(db, full)
  const at = row.occurrence
  // Where ours was moved in its series, another occurrence there stands for it.
  const there =
    series && at ? ((await instanceOf(turn, series, at))?.id ?? null) : row.google_event_id
  const isKnown = there !== null && there === row.google_event_id
  if (series && there === null) return note(null, null, null)
  const ours = copyOfOurs({ ...full, row: { ...row, google_event_id: there } }, where)
  if (isKnown && row.google_base && isSame(ours, row.google_base))
    return note(there, row.google_etag, ours)
  const write = toWrite(ours, row.time_zone, {
    isOccurrence: series !== undefined,
    before: isKnown ? row.google_base : null,
  })
  const stored =
    there === null
      ? await sent(turn, full, write)
      : await turn.port.patch(turn.access, there, write, isKnown ? row.google_etag : null)
  await note(stored.id, stored.etag ?? null, ours)
}

/** Sends what differs. True: something had changed there meanwhile, and is to be read first. */
export async function push(turn: Turn): Promise<boolean> {
  let isStale = false
  const tried = new Set<string>()
  for (;;) {
    const rows = (
      await rowsToCopy(turn.deps.db, {
        userId: turn.userId,
        agencyId: turn.actor.agencyId,
        since: turn.since,
      })
    ).filter(({ row }) => !tried.has(row.id))
    if (rows.length === 0) return isStale
    for (const full of rows) {
      tried.add(full.row.id)
      try {
        // A series that was sent a moment ago has its id by now.
        await pushOne(turn, full)
      } catch (error) {
        if (!(error instanceof CalendarFailure)) throw error
        if (error.reason === 'stale') isStale = true
        else if (error.reason === 'missing')
          await noteCopy(turn.deps.db, full.row.id, turn.userId, { ...GONE, version: null })
        else if (error.reason === 'refused')
          await noteCopy(turn.deps.db, full.row.id, turn.userId, {
            eventId: full.row.google_event_id,
            etag: full.row.google_etag,
            base: full.row.google_base && { ...full.row.google_base, ...privacyOf(full.row) },
            version: full.row.version,
          })
        else throw error
      }
    }
  }
}

import type { CalendarEvent } from '../../../ports/calendar/index.ts'
import {
  changeEvent,
  endOf,
  exceptionsOf,
  findEvent,
  isStart,
  noteCopy,
  removeEvent,
  rowOfCopy,
  type Full,
} from '../../agenda/index.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { say } from '../messages.ts'
import { agree, patchOf } from './agree.ts'
import { instantOf } from './clock.ts'
import { copyOfOurs, copyOfTheirs, merge } from './copy.ts'
import { tellCrossed } from './news.ts'
import { isOff } from './off.ts'
import { whereOf, type Turn } from './turn.ts'

/** The series' own copy stays the same where only one of its occurrences changed. */
async function keepSeries(work: Work, turn: Turn, before: Full): Promise<void> {
  const { row } = before
  const now = await findEvent(work.trx, row.id)
  if (!now || row.google_version !== row.version || !row.google_base) return
  const exdates = now.row.exdates.map((at) => at.toISOString()).toSorted()
  await noteCopy(work.trx, row.id, turn.userId, {
    eventId: row.google_event_id,
    etag: row.google_etag,
    version: now.row.version,
    base: { ...row.google_base, exdates },
  })
}

/** The row of an occurrence, where it has one of its own. */
async function ownRow(work: Work, series: Full, at: Date): Promise<Full | undefined> {
  const own = (await exceptionsOf(work.trx, [series.row.id])).find(
    (one) => one.occurrence?.getTime() === at.getTime(),
  )
  return own && findEvent(work.trx, own.id, true)
}

/**
 * Takes in that an occurrence of a series of the diary was moved, changed or taken away there. False: a diary cannot hold
 * it.
 */
export async function pullOccurrence(
  work: Work,
  turn: Turn,
  event: CalendarEvent,
  seriesId: string,
): Promise<boolean> {
  const series = await findEvent(work.trx, seriesId, true)
  // A series that the diary has ended.
  if (
    !series ||
    series.row.deleted_at ||
    series.row.status === 'cancelled' ||
    series.row.organiser_id !== turn.userId ||
    series.row.rrule === null
  )
    return true
  const { rrule } = series.row
  const at = instantOf(event.originalStartTime, series.row.time_zone)
  if (!at) return false
  const known = await rowOfCopy(work.trx, turn.userId, event.id)
  // Our own change, come back; its row may stand for another occurrence by now.
  if (known && known.row.google_etag !== null && known.row.google_etag === event.etag) return true
  const own = (await ownRow(work, series, at)) ?? known
  // It went into another's diary: what becomes of it here is no matter of theirs.
  if (own && own.row.organiser_id !== turn.userId) return true
  const isTaken = series.row.exdates.some((one) => one.getTime() === at.getTime())
  if (isOff(event)) {
    if (
      own?.row.status === 'cancelled' ||
      own?.row.deleted_at ||
      (!own && (isTaken || !isStart({ ...series.row, rrule }, at)))
    )
      return true
    await removeEvent(work, own?.row.id ?? series.row.id, 'this', at.toISOString())
    if (own)
      await noteCopy(work.trx, own.row.id, turn.userId, {
        eventId: null,
        etag: null,
        base: null,
        version: (await findEvent(work.trx, own.row.id))?.row.version ?? 1,
      })
    await keepSeries(work, turn, series)
    return true
  }
  const theirs = copyOfTheirs(event, say(turn.actor.lang, 'untitled'), series.row.time_zone)
  if (!theirs) return false
  const isOwn = own !== undefined && !own.row.deleted_at
  if (!isOwn && (isTaken || !isStart({ ...series.row, rrule }, at))) return true
  const before: Full = isOwn
    ? own
    : {
        ...series,
        row: {
          ...series.row,
          series_id: series.row.id,
          occurrence: at,
          rrule: null,
          exdates: [],
          starts_at: at,
          ends_at: endOf(at, series.row),
          google_base: null,
        },
      }
  const where = await whereOf(work.trx, before)
  const ours = copyOfOurs(before, where)
  const isLater = !isOwn || Date.parse(event.updated ?? '') > before.row.updated_at.getTime()
  const merged = merge(before.row.google_base, ours, theirs, isLater)
  const patch = patchOf(merged, theirs, before, where)
  if (Object.keys(patch).length === 0)
    return isOwn ? agree(work.trx, turn, before.row.id, event, theirs).then(() => true) : true
  const change = isOwn
    ? await changeEvent(work, before.row.id, {
        version: before.row.version,
        scope: 'this',
        ...patch,
      })
    : await changeEvent(work, series.row.id, {
        version: series.row.version,
        scope: 'this',
        occurrence: at.toISOString(),
        ...patch,
      })
  if (merged.crossed.length > 0) await tellCrossed(work, before, ours, theirs, isLater)
  await agree(work.trx, turn, change.event.id, event, theirs)
  await keepSeries(work, turn, series)
  return true
}

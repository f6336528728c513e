import { HttpError } from '../../../contract/errors.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import type { AgendaCopy } from '../../../db/tables/agenda.ts'
import type { CalendarEvent } from '../../../ports/calendar/index.ts'
import {
  addToDiary,
  bringBack,
  changeEvent,
  findEvent,
  noteCopy,
  removeEvent,
  rowOfCopy,
  rowOfUid,
  setExdates,
  type Full,
} from '../../agenda/index.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { say } from '../messages.ts'
import { agree, patchOf } from './agree.ts'
import { copyOfOurs, copyOfTheirs, isSame, merge } from './copy.ts'
import { takeDates } from './dates.ts'
import { tellCrossed, tellRemoved } from './news.ts'
import { isOff } from './off.ts'
import { pullOccurrence } from './pull-occurrence.ts'
import { whereOf, type Turn } from './turn.ts'

/**
 * Kept where it came from: theirs goes when it is removed there; an appointment of ours is only
 * cancelled, since others may come to it.
 */
const isTheirs = ({ row }: Full): boolean => row.series_id === null && row.uid !== row.id

/**
 * The row of ours that an event of theirs is: by its id there, by ours that it carries, by its UID.
 */
async function ourRow(trx: Db, turn: Turn, event: CalendarEvent): Promise<Full | undefined> {
  const known = await rowOfCopy(trx, turn.userId, event.id)
  if (known) return known
  // One date of a series that the person has nothing else of: it carries what the series says, and
  // goes by its own id.
  if (event.recurringEventId) return unlinked(trx, turn.userId, event.id)
  const own =
    event.extendedProperties?.private?.['llar'] ??
    event.id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const named = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(own)
    ? await findEvent(trx, own)
    : undefined
  if (named && named.row.organiser_id === turn.userId && named.row.google_event_id === null)
    return named
  return event.iCalUID ? unlinked(trx, turn.userId, event.iCalUID) : undefined
}

/** The row of a UID that is a copy of nothing there. */
async function unlinked(trx: Db, userId: string, uid: string): Promise<Full | undefined> {
  const row = await rowOfUid(trx, userId, uid)
  return row && row.google_event_id === null ? findEvent(trx, row.id) : undefined
}

const hasOurChange = ({ row }: Full): boolean => row.google_version !== row.version
const isLater = (event: CalendarEvent, { row }: Full): boolean =>
  Date.parse(event.updated ?? '') > row.updated_at.getTime()

async function pullRemoved(
  work: Work,
  turn: Turn,
  event: CalendarEvent,
  full: Full,
): Promise<void> {
  const { row } = full
  const gone = { eventId: null, etag: null, base: null }
  if (row.deleted_at || row.status === 'cancelled')
    return noteCopy(work.trx, row.id, turn.userId, { ...gone, version: row.version })
  // Changed here after it was removed there: it is sent again.
  const isOld =
    hasOurChange(full) &&
    !isLater(event, full) &&
    row.google_base !== null &&
    !isSame(copyOfOurs(full, await whereOf(work.trx, full)), row.google_base)
  if (isOld) return noteCopy(work.trx, row.id, turn.userId, { ...gone, version: null })
  if (isTheirs(full)) await removeEvent(work, row.id, 'all', undefined)
  else {
    // One occurrence of another's series that stands alone there says nothing of the series.
    const scope = row.series_id === null ? 'all' : 'this'
    await changeEvent(work, row.id, { version: row.version, scope, status: 'cancelled' })
    if (full.attendees.length > 0) await tellRemoved(work, full)
  }
  const now = await findEvent(work.trx, row.id)
  await noteCopy(work.trx, row.id, turn.userId, { ...gone, version: now?.row.version ?? null })
}

async function pullNew(
  work: Work,
  turn: Turn,
  event: CalendarEvent,
  theirs: AgendaCopy & { zone: string },
): Promise<void> {
  const { zone, exdates, where, tentative, rrule, ...times } = theirs
  const { row } = await addToDiary(work, {
    kind: event.transparency === 'transparent' ? 'reminder' : 'meeting',
    title: times.title,
    startsAt: times.startsAt,
    endsAt: times.endsAt,
    allDay: times.allDay,
    timeZone: zone,
    // Somebody's own calendar is nobody else's business: colleagues see that the time is taken.
    visibility: 'private',
    status: tentative ? 'requested' : 'confirmed',
    ...(rrule ? { rrule } : {}),
    ...(where ? { location: where } : {}),
    uid: (event.recurringEventId ? null : event.iCalUID?.slice(0, 400)) ?? event.id,
  })
  await setExdates(
    work.trx,
    row.id,
    exdates.map((iso) => new Date(iso)),
  )
  await agree(work.trx, turn, row.id, event, theirs)
  await takeDates(work, turn, row.id, event.id)
}

async function pullChanged(
  work: Work,
  turn: Turn,
  event: CalendarEvent,
  full: Full,
  theirs: AgendaCopy,
): Promise<void> {
  const { row } = full
  const where = await whereOf(work.trx, full)
  const ours = copyOfOurs(full, where)
  const found = merge(row.google_base, ours, theirs, isLater(event, full))
  const patch = patchOf(found, theirs, full, where)
  if (Object.keys(patch).length > 0)
    await changeEvent(work, row.id, {
      version: row.version,
      ...patch,
      ...(row.rrule ? { scope: 'all' as const } : {}),
    })
  for (const at of row.rrule && theirs.rrule
    ? theirs.exdates.filter(
        (one) => !ours.exdates.includes(one) && !row.google_base?.exdates.includes(one),
      )
    : []) {
    await removeEvent(work, row.id, 'this', at).catch((error: unknown) => {
      // The rule makes no such occurrence: there is nothing to take away.
      if (!(error instanceof HttpError) || error.status !== 400) throw error
    })
  }
  if (found.crossed.length > 0) await tellCrossed(work, full, ours, theirs, isLater(event, full))
  await agree(work.trx, turn, row.id, event, theirs)
}

const isForeign = ({ eventType }: CalendarEvent): boolean =>
  eventType === 'birthday' || eventType === 'workingLocation'

/**
 * Takes one event of theirs in. False: a diary cannot hold it; `waits`: ours is a later version's,
 * and what changed there is for that one.
 */
export async function pullOne(turn: Turn, event: CalendarEvent): Promise<boolean | 'waits'> {
  if (isForeign(event)) return true
  try {
    return await inTransaction(turn.deps.db, async (trx) => {
      const work: Work = { trx, deps: turn.deps, actor: turn.actor }
      const series =
        event.recurringEventId && (await rowOfCopy(trx, turn.userId, event.recurringEventId))
      if (series) return pullOccurrence(work, turn, event, series.row.id)
      const found = await ourRow(trx, turn, event)
      const full = found && (await findEvent(trx, found.row.id, true))
      // Our own change, come back; or one that is on its way into another diary.
      if (
        full &&
        ((full.row.google_etag !== null && full.row.google_etag === event.etag) ||
          full.row.organiser_id !== turn.userId)
      )
        return true
      if (isOff(event)) {
        if (full) await pullRemoved(work, turn, event, full)
        return true
      }
      const theirs = copyOfTheirs(
        event,
        say(turn.actor.lang, 'untitled'),
        full?.row.all_day ? full.row.time_zone : undefined,
      )
      if (!theirs) return false
      if (!full) await pullNew(work, turn, event, theirs)
      else if (!full.row.deleted_at && full.row.status !== 'cancelled')
        await pullChanged(work, turn, event, full, theirs)
      else await pullOverEnded(work, turn, event, full, theirs)
      return true
    })
  } catch (error) {
    // What a diary refuses in words: hours in another century, a rule without dates.
    if (error instanceof HttpError && error.status === 400) return false
    if (error instanceof HttpError && error.status === 503) return 'waits'
    throw error
  }
}

/** Ended here, changed there: the later of both is followed. */
async function pullOverEnded(
  work: Work,
  turn: Turn,
  event: CalendarEvent,
  full: Full,
  theirs: AgendaCopy,
): Promise<void> {
  const { row } = full
  if (!isLater(event, full))
    return noteCopy(work.trx, row.id, turn.userId, {
      eventId: event.id,
      etag: event.etag ?? null,
      version: null,
      base: theirs,
    })
  if (row.deleted_at) await bringBack(work.trx, row.id, work.deps.now())
  const back = await findEvent(work.trx, row.id)
  if (back?.row.status === 'cancelled')
    await changeEvent(work, row.id, {
      version: back.row.version,
      status: 'confirmed',
      ...(back.row.rrule ? { scope: 'all' as const } : {}),
    })
  const alive = await findEvent(work.trx, row.id)
  if (alive)
    await pullChanged(
      work,
      turn,
      event,
      { ...alive, row: { ...alive.row, google_base: null } },
      theirs,
    )
}

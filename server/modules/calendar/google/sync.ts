import { pageIn } from '../../../contract/language.ts'
import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import { CalendarFailure, type CalendarEvent } from '../../../ports/calendar/index.ts'
import { copiesOf, rowOfCopy } from '../../agenda/index.ts'
import { notify } from '../../notification/index.ts'
import { getUser } from '../../user/index.ts'
import { say } from '../messages.ts'
import { endConnection } from './end.ts'
import { SYNC } from './names.ts'
import { pullOne } from './pull.ts'
import { push } from './push.ts'
import type { Turn } from './turn.ts'

const DAY = 86_400_000
const BACK_DAYS = 30
const LEASE_MS = 5 * 60_000
const AGAIN_MS = 30_000
const ROUNDS = 3
const MOST_PAGES = 40

/**
 * What changed there, series before their occurrences, with the token for the next time; all of it
 * when no token works.
 */
async function read(
  turn: Turn,
  token: string | null,
): Promise<{ events: CalendarEvent[]; token: string | null; isWhole: boolean }> {
  const events: CalendarEvent[] = []
  const from = token === null ? { since: turn.since } : { syncToken: token }
  let page: string | undefined
  try {
    for (let count = 0; count < MOST_PAGES; count += 1) {
      const { items, nextPageToken, nextSyncToken } = await turn.port.changes(
        turn.access,
        from,
        page,
      )
      events.push(...items)
      page = nextPageToken
      // Without it the answer ended early, and what it does not name may well be there.
      if (!page && !nextSyncToken)
        throw new CalendarFailure('down', 'Google answered no token for the next time')
      if (!page)
        return {
          events: events.toSorted(
            (a, b) => Number(Boolean(a.recurringEventId)) - Number(Boolean(b.recurringEventId)),
          ),
          token: nextSyncToken ?? null,
          isWhole: token === null,
        }
    }
  } catch (error) {
    if (!(error instanceof CalendarFailure) || error.reason !== 'gone' || token === null)
      throw error
    return read(turn, null)
  }
  throw new CalendarFailure('down', 'Google answers pages without end')
}

/**
 * Reads what changed there. After a whole reading, what is not there any more was removed
 * meanwhile. While one of them waits for a later version all since then is read again each time, so
 * that its change is not lost; it holds up no other.
 */
async function pull(turn: Turn): Promise<void> {
  const { db } = turn.deps
  const { sync_token, left_out } = await db
    .selectFrom('google_calendar')
    .select(['sync_token', 'left_out'])
    .where('user_id', '=', turn.userId)
    .executeTakeFirstOrThrow()
  const { events, token, isWhole } = await read(turn, sync_token)
  let left = isWhole ? 0 : left_out
  let waits = false
  for (const event of events) {
    const taken = await pullOne(turn, event)
    if (taken === 'waits') waits = true
    else if (!taken) left += 1
  }
  if (isWhole) {
    const there = new Set(events.map(({ id }) => id))
    for (const { id, eventId } of await copiesOf(db, turn.userId, turn.since)) {
      if (!there.has(eventId) && (await rowOfCopy(db, turn.userId, eventId))?.row.id === id)
        waits = (await pullOne(turn, { id: eventId, status: 'cancelled' })) === 'waits' || waits
    }
  }
  if (waits) return
  await db
    .updateTable('google_calendar')
    .set({ sync_token: token, left_out: left })
    .where('user_id', '=', turn.userId)
    .execute()
}

/** Takes the turn; null when there is no connection, or when another process has it. */
async function take(db: Db, userId: string, now: Date) {
  return db
    .updateTable('google_calendar')
    .set({ busy_until: new Date(now.getTime() + LEASE_MS) })
    .where('user_id', '=', userId)
    .where('state', '=', 'active')
    .where((eb) =>
      eb.or([
        eb('busy_until', 'is', null),
        eb('busy_until', '<', now),
        // Taken while a clock ran ahead.
        eb('busy_until', '>', new Date(now.getTime() + 2 * LEASE_MS)),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
}

/**
 * Google lets us in no more: said once, and nothing is tried again until the person connects again.
 */
async function stop({ db, now }: Deps, userId: string): Promise<void> {
  const person = await getUser(db, userId)
  const { numUpdatedRows } = await db
    .updateTable('google_calendar')
    .set({ state: 'stopped' })
    .where('user_id', '=', userId)
    .where('state', '=', 'active')
    .executeTakeFirst()
  if (!person || !numUpdatedRows) return
  const lang = person.language
  await notify(db, {
    userId,
    kind: 'NOTIFICATION',
    title: say(lang, 'stoppedTitle'),
    body: say(lang, 'stoppedText'),
    href: pageIn('', lang, '/auth/agenda'),
    topic: 'calendar:google',
    at: now(),
  })
}

/**
 * Keeps one person's diary and calendar the same: reads, then writes; again where both met. Runs as
 * often as it likes.
 */
export async function syncGoogle({ userId }: { userId: string }, deps: Deps): Promise<void> {
  const { db, calendar: port } = deps
  const now = deps.now()
  const connection = port && (await take(db, userId, now))
  if (!port || !connection) return again(deps, userId, now)
  try {
    const person = await getUser(db, userId)
    // Whoever left, or works for another agency now, takes nothing of the old one's diary along.
    if (
      !person?.active ||
      person.agency_ids[0] !== connection.agency_id ||
      (person.role !== 'ADMIN' && person.role !== 'STAFF')
    )
      return await endConnection(deps, userId)
    const access = await port.access(port.unseal(connection.refresh_token, userId))
    const turn: Turn = {
      deps,
      port,
      access,
      userId,
      actor: { userId, agencyId: connection.agency_id, role: person.role, lang: person.language },
      since: new Date(now.getTime() - BACK_DAYS * DAY),
    }
    for (let round = 0, isStale = true; isStale && round < ROUNDS; round += 1) {
      await pull(turn)
      isStale = await push(turn)
    }
    await db
      .updateTable('google_calendar')
      .set({ synced_at: deps.now() })
      .where('user_id', '=', userId)
      .execute()
  } catch (error) {
    if (!(error instanceof CalendarFailure) || error.reason !== 'ended') throw error
    await stop(deps, userId)
  } finally {
    await db
      .updateTable('google_calendar')
      .set({ busy_until: null })
      .where('user_id', '=', userId)
      .execute()
  }
}

/** Another process is at it: what changed since it looked is for a turn of its own. */
async function again({ db, jobs }: Deps, userId: string, now: Date): Promise<void> {
  const busy = await db
    .selectFrom('google_calendar')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('state', '=', 'active')
    .where('busy_until', '>=', now)
    .executeTakeFirst()
  if (busy)
    await jobs.add(db, SYNC, { userId }, { key: userId, runAt: new Date(now.getTime() + AGAIN_MS) })
}

/** A turn for everybody who is connected: what changed there is heard by asking. */
export async function syncEverybody(_: unknown, { db, jobs, calendar, now }: Deps): Promise<void> {
  if (!calendar) return
  const people = await db
    .selectFrom('google_calendar')
    .select('user_id')
    .where('state', '=', 'active')
    .execute()
  for (const { user_id } of people) await jobs.add(db, SYNC, { userId: user_id }, { key: user_id })
  await db
    .deleteFrom('google_consent')
    .where('created_at', '<', new Date(now().getTime() - DAY))
    .execute()
}

import { fieldErrors, notAcceptable, notFound } from '../../../contract/errors.ts'
import type { Lang } from '../../../contract/context.ts'
import type { Db } from '../../../db/index.ts'
import { say } from '../messages.ts'
import { tellOffered } from './news.ts'
import {
  findSeat,
  insertSeat,
  lockSession,
  next,
  removeSeat,
  setSeat,
  type SeatRow,
} from './seat.repository.ts'

/** Hours for which a seat that became free is kept for the next. */
const OFFER_HOURS = 24

/**
 * A seat for a person, or a place on the waiting list; an offered seat becomes theirs. Another
 * session of the same course is given back. 400 at `sessionId` without a session, 404 for one that
 * is not offered, 406 once it has begun, and while the other one is under way or was attended.
 */
export async function take(
  trx: Db,
  { courseId, sessionId, userId }: { courseId: string; sessionId: string | null; userId: string },
  { now, lang }: { now: Date; lang: Lang },
): Promise<void> {
  const held = await findSeat(trx, courseId, userId)
  if (sessionId === null) {
    if (held) return
    return fieldErrors({ sessionId: say(lang, 'chooseSession') })
  }
  // Both sessions at once, by id, so that two who change places never wait for each other.
  const ids = [...new Set([sessionId, ...(held ? [held.session_id] : [])])].toSorted()
  const locked = []
  for (const id of ids) locked.push(await lockSession(trx, id))
  const session = locked.find((row) => row?.id === sessionId)
  if (!session || session.course_id !== courseId || session.cancelled_at) return notFound(lang)
  if (session.starts_at <= now) return notAcceptable(say(lang, 'begun'))
  const mine = await findSeat(trx, courseId, userId)
  if (mine?.session_id === sessionId) {
    if (mine.state === 'offered') await setSeat(trx, mine, { state: 'taken', offered_until: null })
    return
  }
  if (mine) {
    checkLeaves(
      mine,
      locked.find((row) => row?.id === mine.session_id),
      { now, lang },
    )
    await giveBack(trx, mine, now)
  }
  const free = await freeSeats(trx, session)
  const isWaiting = free <= 0 || (await next(trx, sessionId)) !== undefined
  await insertSeat(trx, { courseId, sessionId, userId, state: isWaiting ? 'waiting' : 'taken' })
}

/** A seat that is asked for and not had. */
const ASKED: ReadonlySet<string> = new Set(['waiting', 'offered'])

/**
 * Hours that were attended are proved by the seat: it stays. So it does while they are held, in a
 * state of a later version too.
 */
function checkLeaves(
  { state, attended_at }: SeatRow,
  session: { starts_at: Date; ends_at: Date } | undefined,
  { now, lang }: { now: Date; lang: Lang },
): void {
  if (attended_at !== null) notAcceptable(say(lang, 'attended'))
  const isUnderWay = session && session.starts_at <= now && now < session.ends_at
  if (!ASKED.has(state) && isUnderWay) notAcceptable(say(lang, 'begun'))
}

/** All seats but those held: who does not wait holds one, in a state of a later version too. */
const freeSeats = async (
  trx: Db,
  { id, seats }: { id: string; seats: number },
): Promise<number> => {
  const { held } = await trx
    .selectFrom('course_seat')
    .select((eb) => eb.fn.countAll<string>().as('held'))
    .where('session_id', '=', id)
    .where('state', '<>', 'waiting')
    .executeTakeFirstOrThrow()
  return seats - Number(held)
}

/** Takes a seat away, under the lock of its session, and offers what is free to who waits. */
export async function giveBack(
  trx: Db,
  seat: { course_id: string; user_id: string; session_id: string },
  now: Date,
): Promise<void> {
  await removeSeat(trx, seat)
  await offerFree(trx, seat.session_id, now)
}

/** Offers every free seat of a session to the next on its list; nobody once it has begun. */
export async function offerFree(trx: Db, sessionId: string, now: Date): Promise<void> {
  const session = await lockSession(trx, sessionId)
  if (!session || session.cancelled_at || session.starts_at <= now) return
  for (let free = await freeSeats(trx, session); free > 0; free -= 1) {
    const waiting = await next(trx, sessionId)
    if (!waiting) return
    const until = new Date(
      Math.min(now.getTime() + OFFER_HOURS * 3_600_000, session.starts_at.getTime()),
    )
    await setSeat(trx, waiting, { state: 'offered', offered_until: until })
    await tellOffered(trx, waiting, { session, until, now })
  }
}

/** Gives the seat of a person back; 404 without one, 406 once the session has begun. */
export async function leave(
  trx: Db,
  { courseId, userId }: { courseId: string; userId: string },
  { now, lang }: { now: Date; lang: Lang },
): Promise<void> {
  const seat = (await findSeat(trx, courseId, userId)) ?? notFound(lang)
  const session = await lockSession(trx, seat.session_id)
  if (session && session.starts_at <= now) return notAcceptable(say(lang, 'begun'))
  await giveBack(trx, seat, now)
}

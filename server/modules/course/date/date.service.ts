import type {
  CourseAttendanceInput,
  CourseDate,
  CourseDateList,
  CourseSessionInput,
} from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { fieldErrors, notAcceptable, notFound } from '../../../contract/errors.ts'
import type { Db } from '../../../db/index.ts'
import { asOperator } from '../../operator/index.ts'
import { allSessions, offeredCourse, type SessionRow } from '../course.repository.ts'
import { keepSession } from '../folder/import.ts'
import { say } from '../messages.ts'
import { LONGEST_MS } from '../operate/session.ts'
import { lockSession } from '../seat/seat.repository.ts'
import { toSession } from '../view.ts'
import { cancelDate, noteAttended } from './acts.ts'
import { heldAt } from './held.ts'

/** No money moves and each explains itself: neither password nor reason is asked. */
const PLAIN = { reason: '', isPlain: true, isClear: true } as const

async function peopleOf(db: Db, sessionId: string): Promise<CourseDate['people']> {
  const rows = await db
    .selectFrom('course_seat as seat')
    .innerJoin('app_user as person', 'person.id', 'seat.user_id')
    .select([
      'seat.user_id',
      'seat.state',
      'seat.attended_at',
      'person.first_name',
      'person.last_name',
      'person.email',
    ])
    .where('seat.session_id', '=', sessionId)
    .orderBy('seat.asked_at')
    .execute()
  return rows.map((row) => ({
    userId: row.user_id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    state: row.state,
    attendedAt: row.attended_at?.toISOString() ?? null,
  }))
}

async function toDate(db: Db, row: SessionRow): Promise<CourseDate> {
  const people = await peopleOf(db, row.id)
  return {
    session: toSession(row),
    url: row.url,
    waiting: people.filter(({ state }) => state === 'waiting').length,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    people,
  }
}

/** Dates of a course, the newest first, for the operator. */
export async function listDates(db: Db, courseId: string): Promise<CourseDateList> {
  const items: CourseDate[] = []
  for (const row of await allSessions(db, courseId)) items.push(await toDate(db, row))
  return { items }
}

/**
 * Adds a date, or changes the one of that moment: who has a seat is told. 400 at `seats` for fewer
 * than are held.
 */
export function addDate(
  courseId: string,
  input: CourseSessionInput,
  ctx: Ctx,
): Promise<CourseDateList> {
  const { lang, deps } = ctx
  const [startsAt, endsAt] = [new Date(input.startsAt), new Date(input.endsAt)]
  const [place, url] = [input.place?.trim() || null, input.url?.trim() || null]
  const now = deps.now()
  if (startsAt <= now) fieldErrors({ startsAt: say(lang, 'past') })
  if (endsAt <= startsAt) fieldErrors({ endsAt: say(lang, 'ends') })
  if (endsAt.getTime() - startsAt.getTime() > LONGEST_MS) fieldErrors({ endsAt: say(lang, 'long') })
  if (input.minimum > input.seats) fieldErrors({ minimum: say(lang, 'minimum') })
  if (!place && !url) fieldErrors({ place: say(lang, 'where') })
  return asOperator(ctx, { act: 'course.date', ...PLAIN }, async (trx) => {
    const course = await offeredCourse(trx, courseId)
    if (course?.kind !== 'group') return notFound(lang)
    const { seats, minimum, language } = input
    const teacher = input.teacher.trim()
    const held = await heldAt(trx, { courseId, startsAt })
    if (seats < held) fieldErrors({ seats: say(lang, 'held', { held }) })
    const date = { courseId, startsAt, endsAt, place, url, teacher, language, seats, minimum }
    await keepSession(trx, date, now)
    const subject = `${courseId} ${startsAt.toISOString()}`
    return { subject, answer: await listDates(trx, courseId) }
  })
}

/** A date of this course, locked; 404 for another's. */
async function dateOf(trx: Db, courseId: string, id: string, { lang }: Ctx) {
  const session = await lockSession(trx, id)
  return session?.course_id === courseId && !session.cancelled_at ? session : notFound(lang)
}

/** Cancels one that has not begun. */
export const removeDate = (courseId: string, id: string, ctx: Ctx): Promise<CourseDateList> =>
  asOperator(ctx, { act: 'course.cancel', ...PLAIN }, async (trx) => {
    const now = ctx.deps.now()
    const session = await dateOf(trx, courseId, id, ctx)
    if (session.starts_at <= now) notAcceptable(say(ctx.lang, 'begun'))
    await cancelDate(trx, id, now)
    const subject = `${courseId} ${session.starts_at.toISOString()}`
    return { subject, answer: await listDates(trx, courseId) }
  })

/** Notes who came. */
export const setAttendance = (
  courseId: string,
  id: string,
  { userIds }: CourseAttendanceInput,
  ctx: Ctx,
): Promise<CourseDateList> =>
  asOperator(ctx, { act: 'course.attended', ...PLAIN }, async (trx) => {
    const now = ctx.deps.now()
    const session = await dateOf(trx, courseId, id, ctx)
    if (session.starts_at > now) notAcceptable(say(ctx.lang, 'notBegun'))
    await noteAttended(trx, id, userIds, now)
    const subject = `${courseId} ${session.starts_at.toISOString()}`
    return { subject, answer: await listDates(trx, courseId) }
  })

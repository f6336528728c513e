import type {
  CourseAttendanceInput,
  CourseDate,
  CourseDateList,
  CourseSessionInput,
} from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { fieldErrors, laterVersion, notAcceptable, notFound } from '../../../contract/errors.ts'
import type { Db } from '../../../db/index.ts'
import { asOperator } from '../../operator/index.ts'
import { allSessions, offeredCourse, type SessionRow } from '../course.repository.ts'
import { say } from '../messages.ts'
import { lockSession } from '../seat/seat.repository.ts'
import { toSession } from '../view.ts'
import { cancelDate, knowsSeats, noteAttended } from './acts.ts'
import { heldAt } from './held.ts'
import { keepSession } from './keep.ts'
import { FIELD_OF, faultsOfDate } from './rules.ts'

/** No money moves and each explains itself: neither password nor reason is asked. */
const PLAIN = { reason: '', isPlain: true, isClear: true } as const

/** Who has a seat of these dates, or waits for one, in the order of asking. */
async function peopleOf(db: Db, sessionIds: string[]): Promise<Map<string, CourseDate['people']>> {
  const people = new Map<string, CourseDate['people']>(sessionIds.map((id) => [id, []]))
  if (sessionIds.length === 0) return people
  const rows = await db
    .selectFrom('course_seat as seat')
    .innerJoin('app_user as person', 'person.id', 'seat.user_id')
    .select([
      'seat.session_id',
      'seat.user_id',
      'seat.state',
      'seat.attended_at',
      'person.first_name',
      'person.last_name',
      'person.email',
    ])
    .where('seat.session_id', 'in', sessionIds)
    .orderBy('seat.asked_at')
    .execute()
  for (const row of rows)
    people.get(row.session_id)?.push({
      userId: row.user_id,
      name: `${row.first_name} ${row.last_name}`.trim(),
      email: row.email,
      state: row.state,
      attendedAt: row.attended_at?.toISOString() ?? null,
    })
  return people
}

const toDate = (row: SessionRow, people: CourseDate['people']): CourseDate => ({
  session: toSession(row),
  url: row.url,
  waiting: people.filter(({ state }) => state === 'waiting').length,
  cancelledAt: row.cancelled_at?.toISOString() ?? null,
  people,
})

/** Dates of a course, the newest first, for the operator. */
export async function listDates(db: Db, courseId: string): Promise<CourseDateList> {
  const rows = await allSessions(db, courseId)
  const people = await peopleOf(
    db,
    rows.map(({ id }) => id),
  )
  return { items: rows.map((row) => toDate(row, people.get(row.id) ?? [])) }
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
  const { seats, minimum, language } = input
  const teacher = input.teacher.trim()
  const date = { courseId, startsAt, endsAt, place, url, teacher, language, seats, minimum }
  const [fault] = faultsOfDate(date, now)
  if (fault) fieldErrors({ [FIELD_OF[fault]]: say(lang, fault) })
  return asOperator(ctx, { act: 'course.date', ...PLAIN }, async (trx) => {
    const course = await offeredCourse(trx, courseId)
    if (course?.kind !== 'group') return notFound(lang)
    const held = await heldAt(trx, { courseId, startsAt })
    if (seats < held) fieldErrors({ seats: say(lang, 'held', { held }) })
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
    await cancelDate(trx, session, now)
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
    if (!(await knowsSeats(trx, id, userIds))) laterVersion(ctx.lang)
    await noteAttended(trx, id, userIds, now)
    const subject = `${courseId} ${session.starts_at.toISOString()}`
    return { subject, answer: await listDates(trx, courseId) }
  })

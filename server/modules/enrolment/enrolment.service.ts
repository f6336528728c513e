import type {
  Enrolment,
  EnrolmentDetail,
  EnrolmentInput,
  EnrolmentList,
} from '../../../generated/model/index.ts'
import { requireSession, type Ctx } from '../../contract/context.ts'
import { notFound } from '../../contract/errors.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import {
  courseVersion,
  courseVersions,
  leave,
  offeredCourse,
  seatsOf,
  take,
} from '../course/index.ts'
import { certificatePath } from './certificate/link.ts'
import {
  enrolled,
  enrolmentsOf,
  findEnrolment,
  recordsOf,
  type EnrolmentRow,
} from './enrolment.repository.ts'
import { toDetail, toEnrolment, type Known } from './view.ts'

/** All that is told of enrolments of one person. */
async function knownOf(db: Db, rows: EnrolmentRow[], ctx: Ctx): Promise<Known[]> {
  const { userId } = requireSession(ctx)
  const courses = await courseVersions(db, rows)
  const records = await recordsOf(
    db,
    rows.map(({ id }) => id),
  )
  const now = ctx.deps.now()
  const seats = await seatsOf(db, userId, now)
  const known: Known[] = []
  for (const row of rows) {
    const course = courses.get(`${row.course_id} ${row.version}`)
    const record = records.get(row.id)
    if (!course || !record) continue
    const path = await certificatePath(record.certificate, ctx.deps)
    known.push({ row, course, record, seat: seats.get(row.course_id) ?? null, path, now })
  }
  return known
}

export async function listMine(ctx: Ctx): Promise<EnrolmentList> {
  const { userId } = requireSession(ctx)
  const rows = await enrolmentsOf(ctx.deps.db, userId)
  return { items: (await knownOf(ctx.deps.db, rows, ctx)).map(toEnrolment) }
}

/** One of the caller's courses; 404 for anybody else's. */
export async function readMine(
  id: string,
  ctx: Ctx,
  db: Db = ctx.deps.db,
): Promise<EnrolmentDetail> {
  const { userId } = requireSession(ctx)
  const row = (await findEnrolment(db, id, userId)) ?? notFound(ctx.lang)
  const [known] = await knownOf(db, [row], ctx)
  return toDetail(known ?? notFound(ctx.lang))
}

/** Enrols the caller, once, and takes a seat where one is asked for. */
export function enrolMe(courseId: string, input: EnrolmentInput, ctx: Ctx): Promise<Enrolment> {
  const { userId } = requireSession(ctx)
  const now = ctx.deps.now()
  return inTransaction(ctx.deps.db, async (trx) => {
    const offered = await offeredCourse(trx, courseId)
    const row =
      (await enrolled(trx, {
        userId,
        courseId,
        now,
        ...(offered ? { version: offered.version } : {}),
      })) ?? notFound(ctx.lang)
    const course = (await courseVersion(trx, courseId, row.version)) ?? notFound(ctx.lang)
    if (course.kind === 'group' || input.sessionId)
      await take(
        trx,
        { courseId, sessionId: input.sessionId ?? null, userId },
        { now, lang: ctx.lang },
      )
    const [known] = await knownOf(trx, [row], ctx)
    return toEnrolment(known ?? notFound(ctx.lang))
  })
}

/** Gives the caller's seat back. What they learnt stays. */
export function leaveMine(courseId: string, ctx: Ctx): Promise<void> {
  const { userId } = requireSession(ctx)
  const now = ctx.deps.now()
  return inTransaction(ctx.deps.db, async (trx) => {
    if (!(await enrolled(trx, { userId, courseId, now }))) return notFound(ctx.lang)
    return leave(trx, { courseId, userId }, { now, lang: ctx.lang })
  })
}

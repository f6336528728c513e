import type { Handlers } from '../../../generated/server/operations.ts'
import { requireSession, type Ctx } from '../../contract/context.ts'
import { notFound } from '../../contract/errors.ts'
import { offeredCourse, offeredCourses, sessionsOf } from './course.repository.ts'
import { addDate, listDates, removeDate, setAttendance } from './date/date.service.ts'
import { toCourse, toItem } from './view.ts'

/** Operations of the tag `course`. */
export const handlers = {
  listCourses: async ({ query }, ctx) => {
    requireSession(ctx)
    const { db, now } = ctx.deps
    const rows = await offeredCourses(db, query.kind)
    const dates = await sessionsOf(
      db,
      rows.map(({ id }) => id),
      now(),
    )
    const order = new Intl.Collator(ctx.lang)
    return {
      items: rows
        .map((row) =>
          toItem(
            row,
            dates.find(({ course_id, starts_at }) => course_id === row.id && starts_at > now()),
          ),
        )
        .toSorted((a, b) => order.compare(a.title[ctx.lang] ?? a.id, b.title[ctx.lang] ?? b.id)),
    }
  },
  listCourseSessions: async ({ params }, { deps, lang }) => {
    const course = await offeredCourse(deps.db, params.id)
    return course && course.kind !== 'single' ? listDates(deps.db, params.id) : notFound(lang)
  },
  createCourseSession: ({ params, body }, ctx) => addDate(params.id, body, ctx),
  removeCourseSession: ({ params }, ctx) => removeDate(params.id, params.sessionId, ctx),
  setCourseAttendance: ({ params, body }, ctx) =>
    setAttendance(params.id, params.sessionId, body, ctx),
  getCourse: async ({ params }, ctx) => {
    requireSession(ctx)
    const { db, now } = ctx.deps
    const row = (await offeredCourse(db, params.id)) ?? notFound(ctx.lang)
    return toCourse(row, await sessionsOf(db, [row.id], now()))
  },
} satisfies Partial<Handlers<Ctx>>

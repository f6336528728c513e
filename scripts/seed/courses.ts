import path from 'node:path'
import { asPerson } from './as-person.ts'
import type { Ctx, Logger } from '../../server/contract/context.ts'
import type { Deps } from '../../server/contract/deps.ts'
import { inTransaction } from '../../server/db/index.ts'
import { keepSession, runCourse } from '../../server/modules/course/index.ts'
import { handlers } from '../../server/modules/enrolment/index.ts'
import { daysLater, dayOf } from '../../server/time/madrid.ts'

const nothing = { params: {}, query: {}, files: [] }
const HERE = path.join(import.meta.dirname, '../../courses/')
const COURSES = ['llar-en-una-hora', 'reglas-baleares', 'taller-encargo']
const WORKSHOP = 'taller-encargo'
const MINUTE = 60_000

/** Who studies what in the demo: lessons read of a course, a few minutes each. */
const STUDENTS = [
  {
    email: 'biel@portalvell.example',
    course: 'reglas-baleares',
    read: ['nota-de-encargo', 'energia-y-cedula'],
  },
  {
    email: 'aina@portalvell.example',
    course: 'llar-en-una-hora',
    read: ['primera-casa', 'compradores', 'el-dia'],
  },
]
/** Who comes to the workshop, in the order of asking: it has two seats. */
const GUESTS = ['aina@portalvell.example', 'lena@portalvell.example', 'biel@portalvell.example']

/** Reads lessons as a person would: a sign a minute, by a clock of its own that ends now. */
async function study(ctx: Ctx, course: string, lessons: string[]): Promise<void> {
  const { id } = await handlers.joinCourse({ ...nothing, params: { id: course }, body: {} }, ctx)
  let at = Date.now() - lessons.length * 10 * MINUTE
  const then: Ctx = { ...ctx, deps: { ...ctx.deps, now: () => new Date(at) } }
  for (const lessonId of lessons) {
    const input = { ...nothing, params: { id, lessonId }, body: undefined }
    for (let minute = 0; minute < 8; minute += 1) {
      await handlers.countLessonTime(input, then)
      at += MINUTE
    }
    await handlers.readLesson(input, then)
  }
}

/** The demo's courses: two to take alone, begun by two people, and a workshop next week. */
export async function seedCourses({ deps, log }: { deps: Deps; log: Logger }): Promise<void> {
  for (const course of COURSES) {
    const { lines, code } = await runCourse(['import', `${HERE}${course}`], deps)
    if (code !== 0) throw new Error(lines.join('\n'))
  }
  const known = await deps.db.selectFrom('course_session').select('id').execute()
  if (known.length > 0) return
  const day = daysLater(dayOf(deps.now()), 7)
  for (const [at, seats] of [2, 8].entries()) {
    const startsAt = new Date(`${daysLater(day, 14 * at)}T15:00:00Z`)
    const sessionId = await inTransaction(deps.db, (trx) =>
      keepSession(
        trx,
        {
          courseId: WORKSHOP,
          startsAt,
          endsAt: new Date(startsAt.getTime() + 90 * MINUTE),
          place: 'Inca, Sa Quartera',
          url: null,
          teacher: 'Mercè Alomar',
          language: 'es',
          seats,
          minimum: 2,
        },
        deps.now(),
      ),
    )
    for (const email of at === 0 ? GUESTS : []) {
      const ctx = await asPerson({ deps, log }, email)
      if (ctx)
        await handlers.joinCourse(
          { ...nothing, params: { id: WORKSHOP }, body: { sessionId } },
          ctx,
        )
    }
  }
  for (const { email, course, read } of STUDENTS) {
    const ctx = await asPerson({ deps, log }, email)
    if (ctx) await study(ctx, course, read)
  }
}

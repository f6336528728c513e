import type { CourseSubject, Training, TrainingSubject } from '../../../generated/model/index.ts'
import { requireSession, type Ctx } from '../../contract/context.ts'
import { attendedMinutes, courseVersions, lessonsOf } from '../course/index.ts'
import { enrolmentsOf, recordsOf } from './enrolment.repository.ts'
import { minutesIn } from './view.ts'

/** 200 hours: Law 3/2024 of the Balearic Islands, additional provision 13. */
const REQUIRED = 200 * 60

/** The caller's hours: proved online and attended, counted and in-house, by subject. */
export async function trainingOf(ctx: Ctx): Promise<Training> {
  const { userId } = requireSession(ctx)
  const { db } = ctx.deps
  const rows = await enrolmentsOf(db, userId)
  const courses = await courseVersions(db, rows)
  const records = await recordsOf(
    db,
    rows.map(({ id }) => id),
  )
  const attended = await attendedMinutes(db, userId)
  const subjects = new Map<CourseSubject, TrainingSubject>()
  const add = (subject: CourseSubject | null, proved: number, present: number): void => {
    if (subject === null || proved + present === 0) return
    const of = subjects.get(subject) ?? { subject, provedMinutes: 0, attendedMinutes: 0 }
    subjects.set(subject, {
      subject,
      provedMinutes: of.provedMinutes + proved,
      attendedMinutes: of.attendedMinutes + present,
    })
  }
  const sums = { counted: 0, internal: 0 }
  for (const row of rows) {
    const course = courses.get(`${row.course_id} ${row.version}`)
    if (!course) continue
    const lessons = lessonsOf(course.doc)
    const present = attended.get(row.course_id) ?? 0
    const kind = course.doc.centre === null ? 'internal' : 'counted'
    sums[kind] += present
    for (const { id, subject } of lessons) {
      const minutes = minutesIn(records.get(row.id)?.seconds.get(id) ?? 0)
      sums[kind] += minutes
      add(subject, minutes, 0)
    }
    add(lessons.find((lesson) => lesson.kind === 'live')?.subject ?? null, 0, present)
  }
  return {
    requiredMinutes: REQUIRED,
    countedMinutes: sums.counted,
    internalMinutes: sums.internal,
    subjects: [...subjects.values()],
  }
}

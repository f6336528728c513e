import type {
  Enrolment,
  EnrolmentDetail,
  EnrolmentLesson,
  EnrolmentSeat,
} from '../../../generated/model/index.ts'
import { lessonsOf, minutesOf, type CourseRow } from '../course/index.ts'
import { dayOf } from '../../time/madrid.ts'
import type { EnrolmentRow, Record } from './enrolment.repository.ts'
import { standingOf } from './quiz/standing.ts'

/** All that an enrolment is told from. */
export interface Known {
  row: EnrolmentRow
  course: CourseRow
  record: Record
  seat: EnrolmentSeat | null
  /** Path of the certificate's PDF, where there is one. */
  path: string | null
  now: Date
}

/** Whole minutes: what is not a full one does not count. */
export const minutesIn = (seconds: number): number => Math.floor(seconds / 60)

export const provedSeconds = ({ seconds }: Record): number =>
  [...seconds.values()].reduce((sum, part) => sum + part, 0)

export function toEnrolment({ row, course, record, seat, path }: Known): Enrolment {
  const lessons = lessonsOf(course.doc)
  const { certificate } = record
  return {
    id: row.id,
    courseId: row.course_id,
    kind: course.doc.kind,
    title: course.doc.title,
    startedAt: row.started_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
    lessons: lessons.length,
    lessonsDone: lessons.filter(({ id }) => record.done.has(id)).length,
    minutes: minutesOf(course.doc),
    provedMinutes: minutesIn(provedSeconds(record)),
    next: lessons.find(({ id }) => !record.done.has(id))?.id ?? null,
    certificate:
      certificate && !certificate.revoked_at && path !== null
        ? {
            code: certificate.code,
            issuedOn: dayOf(certificate.issued_at),
            minutes: certificate.minutes,
            path,
          }
        : null,
    seat,
  }
}

export function toDetail(known: Known): EnrolmentDetail {
  const { course, record, now } = known
  return {
    ...toEnrolment(known),
    centre: course.doc.centre,
    modules: course.doc.modules.map(({ title, subject, lessons }) => ({
      title,
      subject,
      lessons: lessons.map((lesson): EnrolmentLesson => ({
        id: lesson.id,
        kind: lesson.kind,
        title: lesson.title,
        minutes: lesson.minutes,
        done: record.done.has(lesson.id),
        provedMinutes: minutesIn(record.seconds.get(lesson.id) ?? 0),
        quiz:
          lesson.kind === 'quiz'
            ? standingOf(record.tries.get(lesson.id) ?? [], lesson.pass, now)
            : null,
      })),
    })),
  }
}

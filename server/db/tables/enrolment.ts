import type { Generated } from 'kysely'

/** Tables of the tag `enrolment` (0295_course.sql). */
export interface EnrolmentTables {
  enrolment: {
    id: string
    user_id: string
    course_id: string
    version: number
    started_at: Date
    completed_at: Generated<Date | null>
  }
  enrolment_lesson: {
    enrolment_id: string
    lesson_id: string
    done_at: Generated<Date | null>
    /** The questions of the next try. */
    drawn: Generated<string[] | null>
  }
  enrolment_time: {
    enrolment_id: string
    lesson_id: string
    /** Of Europe/Madrid. */
    day: string
    seconds: number
  }
  enrolment_beat: {
    user_id: string
    at: Date
  }
  enrolment_try: {
    id: string
    enrolment_id: string
    lesson_id: string
    at: Date
    /** Per cent. */
    score: number
  }
  enrolment_certificate: {
    code: string
    enrolment_id: string
    name: string
    minutes: number
    session_id: string | null
    issued_at: Date
    revoked_at: Generated<Date | null>
  }
}

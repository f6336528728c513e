import type { GeneratedAlways, Generated } from 'kysely'
import type {
  CourseDocument,
  CourseKind,
  Language,
  SeatState,
} from '../../../generated/model/index.ts'

/** Tables of the tag `course` (0295_course.sql). */
export interface CourseTables {
  course: {
    id: string
    version: number
    kind: CourseKind
    doc: CourseDocument
    offered: boolean
    imported_at: Date
  }
  course_session: {
    id: string
    course_id: string
    starts_at: Date
    ends_at: Date
    place: string | null
    url: string | null
    teacher: string
    language: Language
    seats: number
    minimum: number
    cancelled_at: Generated<Date | null>
    reminded_at: Generated<Date | null>
  }
  course_seat: {
    course_id: string
    user_id: string
    session_id: string
    state: SeatState
    /** Order of the waiting list. */
    asked_at: GeneratedAlways<string>
    offered_until: Date | null
    attended_at: Generated<Date | null>
  }
}

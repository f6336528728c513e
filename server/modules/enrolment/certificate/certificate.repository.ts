import type { CourseDocument } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import type { CertificateRow } from '../enrolment.repository.ts'

/** A certificate with the course it is of, and when its session was. */
export type Certified = CertificateRow & {
  doc: CourseDocument
  session_at: Date | null
  session_ends: Date | null
}

const certified = (db: Db) =>
  db
    .selectFrom('enrolment_certificate as certificate')
    .innerJoin('enrolment', 'enrolment.id', 'certificate.enrolment_id')
    .innerJoin('course', (join) =>
      join
        .onRef('course.id', '=', 'enrolment.course_id')
        .onRef('course.version', '=', 'enrolment.version'),
    )
    .leftJoin('course_session as meeting', 'meeting.id', 'certificate.session_id')
    .selectAll('certificate')
    .select(['course.doc', 'meeting.starts_at as session_at', 'meeting.ends_at as session_ends'])

export const byCode = (db: Db, code: string): Promise<Certified | undefined> =>
  certified(db).where('certificate.code', '=', code).executeTakeFirst()

export const byEnrolment = (db: Db, id: string): Promise<Certified | undefined> =>
  certified(db).where('certificate.enrolment_id', '=', id).executeTakeFirst()

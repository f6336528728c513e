import type { CourseKind } from '../../../generated/model/index.ts'
import type { Selectable } from 'kysely'
import { readsWhole } from '../../contract/stored/index.ts'
import { sql, type Db } from '../../db/index.ts'
import type { CourseTables } from '../../db/tables/course.ts'

export type CourseRow = Selectable<CourseTables['course']>

/** Courses that are offered, of one kind when asked. */
export const offeredCourses = (db: Db, kind?: CourseKind): Promise<CourseRow[]> =>
  db
    .selectFrom('course')
    .selectAll()
    .where('offered', '=', true)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'single'))
    .orderBy('id')
    .limit(200)
    .execute()

export const offeredCourse = (db: Db, id: string): Promise<CourseRow | undefined> =>
  db
    .selectFrom('course')
    .selectAll()
    .where('id', '=', id)
    .where('offered', '=', true)
    .executeTakeFirst()

/** A version that somebody began, offered or not. */
export const courseVersion = (
  db: Db,
  id: string,
  version: number,
): Promise<CourseRow | undefined> =>
  db
    .selectFrom('course')
    .selectAll()
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()

/** Whether this version of the server reads all that is stored of a course. */
export const readsCourse = (db: Db, { id, version }: CourseRow): Promise<boolean> =>
  readsWhole(db, 'course.doc', { id, version: String(version) })

/** Several of them, by `id version`. */
export async function courseVersions(
  db: Db,
  wanted: { course_id: string; version: number }[],
): Promise<Map<string, CourseRow>> {
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('course')
    .selectAll()
    .where((eb) => eb.or(wanted.map(({ course_id: id, version }) => eb.and({ id, version }))))
    .execute()
  return new Map(rows.map((row) => [`${row.id} ${row.version}`, row]))
}

export type SessionRow = Selectable<CourseTables['course_session']> & { held: number }

/** Seats that somebody has or is offered. */
const HELD = sql<number>`(select count(*)::int from course_seat seat
  where seat.session_id = meeting.id and seat.state <> 'waiting')`

const sessions = (db: Db) =>
  db.selectFrom('course_session as meeting').selectAll('meeting').select(HELD.as('held'))

/** Sessions to come of these courses, by date. */
export async function sessionsOf(db: Db, courseIds: string[], now: Date): Promise<SessionRow[]> {
  if (courseIds.length === 0) return []
  return sessions(db)
    .where('meeting.course_id', 'in', courseIds)
    .where('meeting.cancelled_at', 'is', null)
    .where('meeting.ends_at', '>', now)
    .orderBy('meeting.starts_at')
    .orderBy('meeting.id')
    .limit(1000)
    .execute()
}

/** Every date of a course, past and cancelled ones too, the newest first. */
export const allSessions = (db: Db, courseId: string): Promise<SessionRow[]> =>
  sessions(db)
    .where('meeting.course_id', '=', courseId)
    .orderBy('meeting.starts_at', 'desc')
    .orderBy('meeting.id')
    .limit(200)
    .execute()

export async function sessionsById(db: Db, ids: string[]): Promise<Map<string, SessionRow>> {
  if (ids.length === 0) return new Map()
  const rows = await sessions(db).where('meeting.id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

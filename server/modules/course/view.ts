import type { Course, CourseItem, CourseSession } from '../../../generated/model/index.ts'
import type { CourseRow, SessionRow } from './course.repository.ts'
import { lessonsOf, minutesOf, outlineOf } from './document.ts'

export const toSession = (row: SessionRow): CourseSession => ({
  id: row.id,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  place: row.place,
  teacher: row.teacher,
  language: row.language,
  seats: row.seats,
  free: Math.max(0, row.seats - row.held),
  minimum: row.minimum,
})

export const toItem = ({ id, doc }: CourseRow, next: SessionRow | undefined): CourseItem => ({
  id,
  kind: doc.kind,
  category: doc.category,
  level: doc.level,
  title: doc.title,
  summary: doc.summary,
  teacher: doc.teacher,
  minutes: minutesOf(doc),
  lessons: lessonsOf(doc).length,
  nextSession: next ? toSession(next) : null,
})

export const toCourse = ({ id, version, doc }: CourseRow, sessions: SessionRow[]): Course => ({
  id,
  version,
  kind: doc.kind,
  category: doc.category,
  level: doc.level,
  title: doc.title,
  summary: doc.summary,
  outcomes: doc.outcomes,
  teacher: doc.teacher,
  centre: doc.centre,
  minutes: minutesOf(doc),
  modules: outlineOf(doc),
  sessions: sessions.slice(0, 100).map(toSession),
})

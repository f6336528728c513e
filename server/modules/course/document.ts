import type {
  CourseDocument,
  CourseLesson,
  CourseOutlineModule,
  CourseSubject,
} from '../../../generated/model/index.ts'

/** A lesson with the subject of its part. */
export type PlacedLesson = CourseLesson & { subject: CourseSubject | null }

/** All lessons of a course in their order. */
export const lessonsOf = (doc: CourseDocument): PlacedLesson[] =>
  doc.modules.flatMap(({ subject, lessons }) => lessons.map((lesson) => ({ ...lesson, subject })))

/** Minutes of all its lessons. */
export const minutesOf = (doc: CourseDocument): number =>
  lessonsOf(doc).reduce((sum, { minutes }) => sum + minutes, 0)

/** Its parts and lessons by name: what lessons say and ask stays out. */
export const outlineOf = (doc: CourseDocument): CourseOutlineModule[] =>
  doc.modules.map(({ title, subject, lessons }) => ({
    title,
    subject,
    lessons: lessons.map(({ id, kind, title: name, minutes }) => ({
      id,
      kind,
      title: name,
      minutes,
    })),
  }))

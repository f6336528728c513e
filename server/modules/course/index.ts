/** The door of module course. */
export { onAttended } from './attended.ts'
export { handlers } from './course.handlers.ts'
export { jobs } from './jobs.ts'
export { lessonsOf, minutesOf, type PlacedLesson } from './document.ts'
export {
  courseVersion,
  courseVersions,
  offeredCourse,
  readsCourse,
  type CourseRow,
} from './course.repository.ts'
export { keepSession } from './date/keep.ts'
export { importCourse } from './folder/import.ts'
export { readFolder } from './folder/read.ts'
export { runCourse } from './operator.ts'
export { leave, take } from './seat/seat.service.ts'
export { attendedMinutes, seatsOf } from './seat/mine.ts'

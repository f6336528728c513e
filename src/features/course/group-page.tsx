import { CourseList } from './course-list'

/** /auth/courses/group-courses: courses with dates and seats. */
export default function GroupPage() {
  return <CourseList kind="group" />
}

import { CourseList } from './course-list'

/** /auth/courses/single-courses: courses one takes alone, at any time. */
export default function SinglePage() {
  return <CourseList kind="single" />
}

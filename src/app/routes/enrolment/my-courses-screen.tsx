import { TrainingTabs } from '../../../features/course/training-tabs'
import MyCoursesPage from '../../../features/enrolment/my-courses-page'

/** The courses a person is in, between the pages of courses. */
export default function MyCoursesScreen() {
  return <MyCoursesPage tabs={<TrainingTabs here="mine" />} />
}

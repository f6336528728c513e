import { TrainingTabs } from '../../../features/course/training-tabs'
import TrainingPage from '../../../features/enrolment/training/training-page'

/** A person's hours, between the pages of courses. */
export default function TrainingScreen() {
  return <TrainingPage tabs={<TrainingTabs here="training" />} />
}

import StepUpDialog from '../../features/user/sign-in/step-up-dialog'
import { answerProof } from '../../lib/step-up'

export default function StepUp() {
  return <StepUpDialog onProved={() => answerProof(true)} />
}

import SecondOwedDialog from '../../features/user/profile/two-step/second-owed-dialog'
import type { DialogProps } from '../../lib/dialog'
import { answerSecond } from '../../lib/step-up'
import { signOut } from '../workspace/sign-out'

export default function SecondOwed({ payload }: DialogProps) {
  return (
    <SecondOwedDialog
      isKnown={payload['kind'] === 'proof'}
      onDone={() => answerSecond(true)}
      onLeave={() => void signOut()}
    />
  )
}

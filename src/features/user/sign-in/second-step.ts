import type { Profile, SignInRefusal } from '../../../../generated/model'
import { ApiFailure } from '../../../lib/api-error'
import { openDialog } from '../../../lib/dialog'
import { completeSignIn } from '../../../lib/sign-in-end'

/** What the second step goes on with, where a first one was right and the account asks for more. */
function secondStepOf(error: unknown): string | null {
  if (!(error instanceof ApiFailure) || error.status !== 403) return null
  const { code, token } = (error.body ?? {}) as Partial<SignInRefusal>
  return code === 'second_step' ? (token ?? null) : null
}

/**
 * Ends a first step: signed in, or on to the code that the account asks for, in the dialog. `right`
 * hears that the step was right, either way.
 */
export async function endFirstStep(
  asked: Promise<Profile>,
  right: () => void = () => undefined,
): Promise<void> {
  try {
    const profile = await asked
    right()
    completeSignIn(profile)
  } catch (error) {
    const second = secondStepOf(error)
    if (second === null) throw error
    right()
    openDialog('login', { second })
  }
}

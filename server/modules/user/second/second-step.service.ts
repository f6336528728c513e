import type { Profile, SecondStepInput } from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import { inTransaction } from '../../../db/index.ts'
import { say } from '../messages.ts'
import { signIn } from '../sign-in/enter.ts'
import { refuseBeside } from '../sso/demanded.ts'
import { lockUser } from '../user.repository.ts'
import { countCode } from './count-code.ts'
import { personOfHalf, spendHalf } from './half.ts'
import { takeCode } from './take-code.ts'

/** Ends a sign-in that its first step began: with a code, once. A wrong one leaves the step open. */
export async function loginSecondStep(
  { token, code }: SecondStepInput,
  ctx: Ctx,
): Promise<Profile> {
  const { db, now } = ctx.deps
  const over = () => fieldErrors({ token: say(ctx.lang, 'secondOver') })
  const userId = (await personOfHalf(db, token, now())) ?? over()
  await countCode(userId, ctx)
  return inTransaction(db, async (trx) => {
    const row = await lockUser(trx, userId)
    // Under the lock: let go, signed out everywhere, or answered in another window, meanwhile.
    const method = row?.active && (await spendHalf(trx, token, now()))
    if (!method) return over()
    // The agency may have come to ask for the company's account since the first step.
    if (method !== 'sso') await refuseBeside(trx, row, ctx)
    await takeCode(trx, { userId, code }, ctx)
    return signIn(trx, row, method, ctx)
  })
}

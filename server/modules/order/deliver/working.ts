import type { Ctx } from '../../../contract/context.ts'
import { notAcceptable } from '../../../contract/errors.ts'
import { say } from '../messages.ts'
import type { Sided } from '../order.policy.ts'

/** Throws 406 unless the seller is still at it. */
export const stillWorking = ({ order }: Sided, { lang }: Ctx): void => {
  if (order.state !== 'accepted') notAcceptable(say(lang, 'notAccepted'))
}

import type { Lang, Session } from './context.ts'
import { HttpError } from './errors.ts'
import { say } from './messages.ts'
import type { Route } from './routes.ts'

/**
 * 403 with `code: step_up` where the contract asks (`x-step-up`) and this session has not proved
 * itself lately; `body`: what was sent, for operations where only some fields ask. A key is not
 * asked: it was made by who had proved it, within its scopes (docs/decisions/0373).
 */
export function refuseUnproved(
  { stepUp }: Pick<Route, 'stepUp'>,
  session: Session | null,
  lang: Lang,
  body?: unknown,
): void {
  if (!session || session.key || session.steppedUp) return
  const sent = (typeof body === 'object' && body) || {}
  const asks = Array.isArray(stepUp) ? stepUp.some((name) => Object.hasOwn(sent, name)) : stepUp
  if (asks) throw new HttpError(403, { message: say(lang, 'stepUp'), code: 'step_up' })
}

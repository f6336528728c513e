import type { Lang, Session } from './context.ts'
import { HttpError } from './errors.ts'
import { say } from './messages.ts'
import type { Route } from './routes.ts'

const SAID = { setup: 'secondSetup', proof: 'secondProof' } as const

/**
 * 403 with `code: second_setup` or `second_proof` to whose agency asks for a second step that this
 * session has not shown, but for what gets them to it (`x-before-second`). A key owes nothing
 * (docs/decisions/0386).
 */
export function refuseOwing(
  { beforeSecond }: Pick<Route, 'beforeSecond'>,
  session: Session | null,
  lang: Lang,
): void {
  const owes = session?.owes
  if (!owes || beforeSecond === 'always' || (beforeSecond === 'new' && owes === 'setup')) return
  throw new HttpError(403, { message: say(lang, SAID[owes]), code: `second_${owes}` })
}

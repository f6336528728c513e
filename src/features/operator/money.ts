import { openOperatorSudo } from '../../../generated/api/operator/operator'
import type { HttpOptions } from '../../lib/http-options'

/** How a call is made inside `useWrite`, which says what became of it. */
export const QUIETLY: HttpOptions = { quiet: true, silent: true }

/** Until when the password counts that was given last, in milliseconds; the server has the word. */
let openUntil = 0

/** Whether an act on money asks for the password now. */
export const needsPassword = (): boolean => Date.now() >= openUntil

/** The server asks for it after all: the next dialog does. */
export const forgetPassword = (): void => {
  openUntil = 0
}

/** Gives the password again where one was typed. */
export async function openMoney(password: string): Promise<void> {
  if (password === '') return
  const { until } = await openOperatorSudo({ password }, QUIETLY)
  openUntil = Date.parse(until)
}

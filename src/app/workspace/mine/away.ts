import { ApiFailure, statusOf } from '../../../lib/api-error'
import { isMine } from './device'

interface Words {
  title: string
  text: string
}

let words: Words | null = null

/** In the language of the desk. */
export const setAwayWords = (next: Words): void => {
  words = next
}

/** What a proxy says for a server that is not there. */
export const AWAY = [502, 503, 504]

/**
 * On a device of one's own nothing went wrong with a read to which nobody answered: it is not among
 * what is kept there. Null: something else is the matter.
 */
export function away(error: unknown): Words | null {
  const status = statusOf(error)
  const isAway = error instanceof ApiFailure && (status === null || AWAY.includes(status))
  return isAway && isMine() ? words : null
}

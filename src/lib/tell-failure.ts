import { explanationOf, type Explanation } from './api-error'
import { setMessage } from './message'

/**
 * Says in the message bar what the catalogue says: for a silent call whose screen turned out to
 * have no place for it.
 */
export function tellFailure(
  error: unknown,
  of: (error: unknown) => Explanation = explanationOf,
): void {
  const { text, translate, metadata } = of(error)
  setMessage('ERROR', text, { translate, metadata })
}

import * as sealed from '../seal/index.ts'
import { CalendarFailure } from './index.ts'

/** Seals a refresh token for one person. */
export const seal = sealed.seal

/** Opens what `seal` made; throws `ended` for another key, another person or a changed text. */
export function unseal(hidden: Buffer, keys: sealed.Keys, userId: string): string {
  try {
    return sealed.unseal(hidden, keys, userId)
  } catch {
    throw new CalendarFailure('ended', 'A token does not open with this key')
  }
}

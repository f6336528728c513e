/**
 * What a hint may say of a password. The rule itself is only the length (specification, section 5).
 */
export type Strength = 'short' | 'weak' | 'fair' | 'good'

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]
const COMMON =
  /^(?:password|contrase|passwort|contrasenya|qwert|asdf|abc|1234|admin|hola|mallorca|llar)/i

/** Different characters in a row count once: `aaaa1111` is no better than `a1`. */
const varied = (password: string): number => new Set(password.toLowerCase()).size

/**
 * A guess of how hard a password is to find, from its length, kinds of characters and repetition; a
 * hint, never a rule. Long phrases of plain words count as good.
 */
export function passwordStrength(password: string, minimum = 6): Strength {
  const length = [...password].length
  if (length < minimum) return 'short'
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  const points =
    Math.min(varied(password), length) + (kinds - 1) * 2 - (COMMON.test(password) ? 6 : 0)
  if (points >= 14) return 'good'
  return points >= 10 ? 'fair' : 'weak'
}

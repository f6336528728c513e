const KEY = /^[A-Za-z0-9_][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_][A-Za-z0-9._-]*)*$/

/**
 * The key itself when it is one (index.ts says what that is); throws otherwise, before anything is
 * written.
 */
export function checkedKey(key: string): string {
  if (!KEY.test(key) || key.length > 300) throw new Error('Not a key of a file')
  return key
}

/** Key of a file that is named by its content. */
export const digestKey = (sha256: string): string => `sha256/${sha256.slice(0, 2)}/${sha256}`

const LANGUAGE = /^[a-z]{2}(-[A-Z]{2})?$/

/**
 * What was typed without the blanks before and after it, and texts by language without those that
 * are empty: nobody reads either, so neither is a change.
 */
export function trimmed<T>(value: T): T {
  if (typeof value === 'string') return value.trim() as T
  if (Array.isArray(value)) return value.map(trimmed) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, trimmed(part)] as const)
      .filter(([key, part]) => part !== '' || !LANGUAGE.test(key)),
  ) as T
}

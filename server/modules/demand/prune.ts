const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The value without nulls, empty texts, empty lists and empty objects; undefined when nothing is
 * left. Zero and false stay.
 */
export function prune(value: unknown): unknown {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim()
  if (Array.isArray(value)) return value.length === 0 ? undefined : value
  if (!isObject(value)) return value
  const entries = Object.entries(value)
    .map(([key, child]) => [key, prune(child)] as const)
    .filter(([, child]) => child !== undefined)
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

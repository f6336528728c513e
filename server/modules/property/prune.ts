type Json = unknown

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The value without what says nothing: nulls, empty texts, empty objects and what becomes empty by
 * that; undefined when nothing is left. Lists keep their order and lose empty entries; an empty
 * list is nothing. Zero and false stay.
 */
export function prune(value: Json): Json {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'string') return value === '' ? undefined : value
  if (Array.isArray(value)) {
    const kept = value.map(prune).filter((item) => item !== undefined)
    return kept.length === 0 ? undefined : kept
  }
  if (!isObject(value)) return value
  const entries = Object.entries(value).flatMap(([key, child]) => {
    const kept = prune(child)
    return kept === undefined ? [] : [[key, kept] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/** Rounds the numbers of a step to two decimals: areas are kept so (Area of the contract). */
export function roundAreas<T extends object>(layout: T): T {
  const entries = Object.entries(layout).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'number' ? Math.round((value + Number.EPSILON) * 100) / 100 : value,
  ])
  return Object.fromEntries(entries) as T
}

/**
 * A value without what says nothing: nulls, empty texts, empty lists and objects, and what becomes
 * empty by that; undefined when nothing is left. Zero and false stay, lists keep their order.
 * @param trim texts lose their outer spaces, and blanks are empty
 */
export function prune(value: unknown, { trim = false } = {}): unknown {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'string') return (trim ? value.trim() : value) || undefined
  if (Array.isArray(value)) {
    const kept = value.map((item) => prune(item, { trim })).filter((item) => item !== undefined)
    return kept.length === 0 ? undefined : kept
  }
  if (typeof value !== 'object') return value
  const kept = Object.entries(value).flatMap(([key, child]) => {
    const held = prune(child, { trim })
    return held === undefined ? [] : [[key, held] as const]
  })
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}

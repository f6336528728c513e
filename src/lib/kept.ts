/**
 * What a browser keeps under a key as an object; empty where there is nothing, or what another
 * version or somebody else has left there is none.
 */
export function keptObject(store: () => Storage, key: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(store().getItem(key) ?? '{}')
    return typeof found === 'object' && found !== null && !Array.isArray(found)
      ? (found as Record<string, unknown>)
      : {}
  } catch {
    return {}
  }
}

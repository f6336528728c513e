/** Rounds the numbers of a step to two decimals: areas are kept so (Area of the contract). */
export function roundAreas<T extends object>(layout: T): T {
  const entries = Object.entries(layout).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'number' ? Math.round((value + Number.EPSILON) * 100) / 100 : value,
  ])
  return Object.fromEntries(entries) as T
}

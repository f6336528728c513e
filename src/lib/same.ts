/** Whether two values of the contract say the same, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return (
    Array.isArray(one) === Array.isArray(other) &&
    [...keys].every((key) =>
      isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  )
}

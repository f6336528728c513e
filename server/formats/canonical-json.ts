/**
 * A value as JSON whose keys are in order, which the database does not keep: equal values are equal
 * bytes, to be signed or compared.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${parts.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join()}}`
}

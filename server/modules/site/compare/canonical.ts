import { createHash } from 'node:crypto'

/** A value as text that does not hang on the order of its keys, which the database does not keep. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  return `{${Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`)
    .join()}}`
}

/** SHA-256 of a document, in hex: the same for documents that say the same. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('hex')

export const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)

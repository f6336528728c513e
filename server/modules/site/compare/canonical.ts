import { createHash } from 'node:crypto'
import { canonicalJson } from '../../../formats/canonical-json.ts'

/** SHA-256 of a document, in hex: the same for documents that say the same. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('hex')

export const isSame = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b)

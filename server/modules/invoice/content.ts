import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Tables } from '../../db/index.ts'

type Row = Insertable<Tables['invoice']>

/** What an invoice says for ever: every column but those of its payment. */
const CONTENT = [
  'id',
  'series_id',
  'number',
  'full_number',
  'kind',
  'issued_on',
  'operation_on',
  'due_on',
  'issuer',
  'receiver',
  'doc',
  'language',
  'base',
  'vat',
  'withheld',
  'total',
  'payable',
  'rectifies',
  'cause',
  'about_kind',
  'about_id',
  'tax_id',
  'seq',
  'recorded_at',
  'previous_digest',
  'digest',
  'qr_url',
] as const satisfies readonly (keyof Row)[]

/** What is hashed of an invoice. */
export type Content = Pick<Row, (typeof CONTENT)[number]>

/** A value as one text, whichever way its keys came back from the database. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null)
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${sorted.map(([key, part]) => `${JSON.stringify(key)}:${written(part)}`).join(',')}}`
}

/** SHA-256 of all an invoice says and of that of the record before it, hex. */
export const contentHash = (row: Content, previous: string): string =>
  createHash('sha256')
    .update(`${previous}\n${written(CONTENT.map((column) => row[column]))}`)
    .digest('hex')

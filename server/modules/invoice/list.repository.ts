import type { InvoiceSide, InvoiceStanding } from '../../../generated/model/index.ts'
import type { Cursor } from '../../contract/cursor.ts'
import { searchTermPatterns, sql, type Db, type RawBuilder } from '../../db/index.ts'
import { readable, type InvoiceRow, type Reader } from './invoice.repository.ts'

/** Which of a reader's invoices; days are inclusive, `today` that in Europe/Madrid. */
export interface Which {
  side?: InvoiceSide | null
  standing?: InvoiceStanding | null
  from?: string | null
  to?: string | null
  q?: string
  today: string
  /** Open ones, the longest due first, instead of the newest. */
  byDue?: boolean
}

/** Whether money is still to come or to be sent back. */
const OPEN = sql<boolean>`(i.paid <> i.payable and i.rectified_at is null)`

/** Until when an invoice is to be paid, as open ones are sorted; what waits for nothing comes last. */
export const dueOf = ({ due_on: dueOn }: Pick<InvoiceRow, 'due_on'>): string => dueOn ?? NEVER
const NEVER = '9999-12-31'
const DUE = sql`coalesce(to_char(i.due_on, 'YYYY-MM-DD'), ${sql.lit(NEVER)})`

/** Number, names and tax numbers as they are searched: lower case without accents, as `fold` has it. */
const SAID = sql`regexp_replace(
  normalize(lower(concat_ws(' ', i.full_number, i.issuer ->> 'name', i.issuer ->> 'taxId',
    i.receiver ->> 'name', i.receiver ->> 'taxId')), NFD),
  '[\u0300-\u036f]', '', 'g')`

const standingSql = (standing: InvoiceStanding, today: string): RawBuilder<unknown> => {
  if (standing === 'settled') return sql`and not ${OPEN}`
  if (standing === 'open') return sql`and ${OPEN}`
  return sql`and ${OPEN} and i.payable > i.paid and i.due_on < ${today}::date`
}

/** All conditions but the place in the list. */
function within(reader: Reader, which: Which): RawBuilder<unknown> {
  const { side = null, standing, from, to, q = '', today } = which
  const words = searchTermPatterns(q).map((pattern) => sql`and ${SAID} like ${pattern}`)
  return sql`${readable(reader, side)}
    ${standing ? standingSql(standing, today) : sql``}
    ${from ? sql`and i.issued_on >= ${from}::date` : sql``}
    ${to ? sql`and i.issued_on <= ${to}::date` : sql``}
    ${sql.join(words, sql` `)}`
}

const after = ({ value, id }: Cursor<string | null>, isByDue: boolean): RawBuilder<unknown> =>
  isByDue ? sql`and (${DUE}, i.id) > (${value}, ${id}::uuid)` : sql`and i.id < ${id}::uuid`

/** Invoices of a reader; one row more than the page has. */
export async function invoicesOf(
  db: Db,
  reader: Reader,
  which: Which,
  { cursor = null, limit }: { cursor?: Cursor<string | null> | null; limit: number },
): Promise<InvoiceRow[]> {
  const isByDue = which.byDue ?? false
  const { rows } = await sql<InvoiceRow>`
    select i.* from invoice i
    where ${within(reader, which)} ${cursor ? after(cursor, isByDue) : sql``}
    order by ${isByDue ? sql`${DUE}, i.id` : sql`i.id desc`} limit ${limit + 1}`.execute(db)
  return rows
}

/** How many there are. */
export async function countInvoices(db: Db, reader: Reader, which: Which): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from invoice i where ${within(reader, which)}`.execute(db)
  return rows[0]?.n ?? 0
}

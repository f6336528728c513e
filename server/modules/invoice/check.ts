import { sql, type Db } from '../../db/index.ts'
import { totalsOf } from '../../money.ts'
import {
  amountText,
  chainFaults,
  dayText,
  digestOf,
  qrUrlOf,
  type FiscalService,
} from '../fiscal/index.ts'
import { unbalanced } from '../ledger/index.ts'
import { contentHash } from './content.ts'
import type { InvoiceRow } from './invoice.repository.ts'
import { isReadable } from './whole.ts'

/** Records that are read at once. */
const BATCH = 500

/** An invoice, and what its record in the chain says. */
type Recorded = InvoiceRow & { recorded: string | null; service: FiscalService | null }

/** What an invoice has against itself, its record and the invoice before it. */
function faultsOf(row: Recorded, before: InvoiceRow | null): string[] {
  const record = {
    taxId: row.tax_id,
    fullNumber: row.full_number,
    issuedOn: dayText(row.issued_on),
    kind: row.kind,
    vat: amountText(row.vat),
    total: amountText(row.total),
    previous: row.previous_digest,
    recordedAt: row.recorded_at,
  }
  const isRead = isReadable(row)
  const sums = isRead ? totalsOf(row.doc.lines, row.doc.withheldPct) : null
  return [
    row.digest !== digestOf(record) && 'its digest is another',
    row.digest !== row.recorded && 'its record says something else',
    row.qr_url !== qrUrlOf(record, row.service ?? 'none') && 'its code is another',
    !isRead && 'this version does not read all of it',
    isRead &&
      row.content_hash !== contentHash(row, before?.content_hash ?? '') &&
      'its content is another',
    row.rectifies === null &&
      sums &&
      (sums.net !== row.base || sums.vat !== row.vat || sums.withheld !== row.withheld) &&
      'its lines come to something else',
  ].filter((fault) => typeof fault === 'string')
}

/** Invoices of a taxpayer in the order of their records, a batch at a time. */
const batchAfter = (db: Db, taxId: string, seq: number): Promise<Recorded[]> =>
  db
    .selectFrom('invoice')
    .leftJoin('fiscal_record', (join) =>
      join
        .onRef('fiscal_record.invoice_id', '=', 'invoice.id')
        .onRef('fiscal_record.seq', '=', 'invoice.seq')
        .on('fiscal_record.kind', '=', 'issue'),
    )
    .selectAll('invoice')
    .select(['fiscal_record.digest as recorded', 'fiscal_record.service'])
    .where('invoice.tax_id', '=', taxId)
    .where('invoice.seq', '>', seq)
    .orderBy('invoice.seq')
    .limit(BATCH)
    .execute()

async function invoiceFaults(db: Db, head: { tax_id: string; content_hash: string }) {
  const out: string[] = []
  let before: Recorded | null = null
  for (;;) {
    const rows = await batchAfter(db, head.tax_id, before?.seq ?? 0)
    for (const row of rows) {
      for (const fault of faultsOf(row, before)) out.push(`${row.full_number}: ${fault}`)
      before = row
    }
    if (rows.length < BATCH) break
  }
  if ((before?.content_hash ?? '') !== head.content_hash)
    out.push(`${head.tax_id}: the last invoice is not the one that was written`)
  return out
}

/** Series with a number missing, and invoices of which the books say something else. */
async function numberFaults(db: Db): Promise<string[]> {
  const { rows: gaps } = await sql<{ code: string; year: number; has: number; next: number }>`
    select s.code, s.year, s.next, count(i.id)::int as has
    from invoice_series s left join invoice i on i.series_id = s.id
    group by s.id having count(i.id) <> s.next - 1
      or coalesce(max(i.number), 0) <> s.next - 1`.execute(db)
  const { rows: owed } = await sql<{ full_number: string; open: number; booked: number }>`
    select i.full_number, (i.payable - i.paid)::int8 as open, coalesce(sum(e.amount), 0)::int8 as booked
    from invoice i left join ledger_entry e on e.invoice_id = i.id and e.account = 'receivable'
    where i.by_operator
    group by i.id having coalesce(sum(e.amount), 0) <> i.payable - i.paid`.execute(db)
  const { rows: odd } = await sql<{ full_number: string }>`
    select i.full_number from invoice i
    where (i.annulled_at is not null) <> exists (
      select from fiscal_record r where r.invoice_id = i.id and r.kind = 'annulment')`.execute(db)
  return [
    ...odd.map(({ full_number }) => `${full_number}: its record of annulment says something else`),
    ...gaps.map(
      ({ code, year, has, next }) => `${code}-${year}: ${has} of ${next - 1} numbers are there`,
    ),
    ...owed.map(
      ({ full_number, open, booked }) =>
        `${full_number}: ${open} are open, the books say ${booked}`,
    ),
  ]
}

/**
 * Looks at all money there is: every movement sums to zero, every record is chained to the one
 * before, every invoice is as it was issued and as its record says, no number is missing, and the
 * books say what is open. What differs, in words; none when all is well. Nothing is mended.
 */
export async function moneyFaults(db: Db): Promise<string[]> {
  const heads = await db.selectFrom('invoice_chain').selectAll().orderBy('tax_id').execute()
  const chains: string[] = []
  for (const head of heads) chains.push(...(await invoiceFaults(db, head)))
  const movements = (await unbalanced(db)).map(
    ({ ref, tx, sum }) => `movement ${tx} (${ref}): sums to ${sum}`,
  )
  return [...movements, ...(await chainFaults(db)), ...chains, ...(await numberFaults(db))]
}

/** How much there is to look at. */
export async function countMoney(db: Db): Promise<{ invoices: number; movements: number }> {
  const { rows } = await sql<{ invoices: number; movements: number }>`select
    (select count(*)::int from invoice) as invoices,
    (select count(distinct tx)::int from ledger_entry) as movements`.execute(db)
  return rows[0] ?? { invoices: 0, movements: 0 }
}

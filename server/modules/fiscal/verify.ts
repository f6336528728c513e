import type { Selectable } from 'kysely'
import type { Db, Tables } from '../../db/index.ts'
import { recordHash } from './chain.ts'
import { annulmentDigestOf, digestOf, type RecordOfIssue } from './digest.ts'

type Row = Selectable<Tables['fiscal_record']>

/** Records that are read at once. */
const BATCH = 500

/** What one record has against itself and the one before it. */
function faultsOf(row: Row, before: Row | null): string[] {
  const fields = row.fields as RecordOfIssue
  const digest = row.kind === 'issue' ? digestOf(fields) : annulmentDigestOf(fields)
  return [
    row.seq !== (before?.seq ?? 0) + 1 && `follows on ${before?.seq ?? 0}`,
    row.previous_digest !== (before?.digest ?? '') && 'is not chained to the one before',
    (fields.previous !== row.previous_digest ||
      fields.recordedAt !== row.recorded_at ||
      fields.taxId !== row.tax_id) &&
      'its fields say something else',
    row.digest !== digest && 'its digest is another',
    row.content_hash !== recordHash(row) && 'its content is another',
  ].filter((fault) => typeof fault === 'string')
}

async function faultsOfChain(db: Db, head: { tax_id: string; seq: number; digest: string }) {
  const out: string[] = []
  let before: Row | null = null
  for (;;) {
    const rows: Row[] = await db
      .selectFrom('fiscal_record')
      .selectAll()
      .where('tax_id', '=', head.tax_id)
      .where('seq', '>', before?.seq ?? 0)
      .orderBy('seq')
      .limit(BATCH)
      .execute()
    for (const row of rows) {
      for (const fault of faultsOf(row, before))
        out.push(`${row.fields.fullNumber}, record ${row.seq} of ${row.tax_id}: ${fault}`)
      before = row
    }
    if (rows.length < BATCH) break
  }
  if ((before?.digest ?? '') !== head.digest || (before?.seq ?? 0) !== head.seq)
    out.push(`${head.tax_id}: the last record is ${before?.seq ?? 0}, ${head.seq} were written`)
  return out
}

/**
 * Recomputes every chain of records, or that of one tax number: what differs, in words, by its
 * number in the chain; none when all is well. Nothing is mended.
 */
export async function chainFaults(db: Db, taxId?: string): Promise<string[]> {
  const heads = await db
    .selectFrom('invoice_chain')
    .selectAll()
    .$if(taxId !== undefined, (query) => query.where('tax_id', '=', taxId ?? ''))
    .orderBy('tax_id')
    .execute()
  const out: string[] = []
  for (const head of heads) out.push(...(await faultsOfChain(db, head)))
  return out
}

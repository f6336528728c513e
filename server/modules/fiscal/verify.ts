import type { Selectable } from 'kysely'
import type { Db, Tables } from '../../db/index.ts'
import { recordHash } from './chain.ts'
import { annulmentDigestOf, digestOf, type RecordOfIssue } from './digest.ts'

type Row = Selectable<Tables['fiscal_record']>

/** Records that are read at once. */
const BATCH = 500

/** Whether all of a record's fields are texts; another version, or a hand, may have written others. */
const areTexts = (fields: unknown): fields is Record<string, string> =>
  typeof fields === 'object' &&
  fields !== null &&
  Object.values(fields).every((value) => typeof value === 'string')

/** The digest of a record's texts; null where they are none to be hashed. */
function digestBy({ fields, kind }: Row): string | null {
  if (!areTexts(fields)) return null
  try {
    return kind === 'issue' ? digestOf(fields as RecordOfIssue) : annulmentDigestOf(fields)
  } catch {
    return null
  }
}

/** What one record has against itself and the one before it. */
function faultsOf(row: Row, before: Row | null): string[] {
  const { previous, recordedAt, taxId } = row.fields ?? {}
  return [
    row.seq !== (before?.seq ?? 0) + 1 && `follows on ${before?.seq ?? 0}`,
    row.previous_digest !== (before?.digest ?? '') && 'is not chained to the one before',
    (previous !== row.previous_digest || recordedAt !== row.recorded_at || taxId !== row.tax_id) &&
      'its fields say something else',
    row.digest !== digestBy(row) && 'its digest is another',
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
        out.push(`${row.fields?.fullNumber ?? '?'}, record ${row.seq} of ${row.tax_id}: ${fault}`)
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

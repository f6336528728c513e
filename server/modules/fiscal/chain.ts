import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Language } from '../../../generated/model/index.ts'
import { HttpError } from '../../contract/errors.ts'
import { json, uuidv7, type Db, type Tables } from '../../db/index.ts'
import type { InvoiceId } from './digest.ts'
import { say } from './messages.ts'

/** A row of `fiscal_record`. */
export type FiscalRow = Insertable<Tables['fiscal_record']>

/** How far the clock may stand before the last record, in milliseconds (Orden HAC/1177/2024, 7 i). */
const SLACK_MS = 60_000

/** The clock stands before the last record, which would break the order of the records. */
export class ClockBehind extends HttpError {
  constructor(recordedAt: string, lang: Language) {
    super(503, { message: say(lang, 'clock', { at: recordedAt.slice(0, 19).replace('T', ' ') }) })
    this.message = `The last record is of ${recordedAt}: the clock stands before it`
  }
}

/** Where a chain ends: what the next record is chained to. */
export interface ChainEnd {
  taxId: string
  seq: number
  /** Empty before the first. */
  digest: string
  before: (InvoiceId & { digest: string }) | null
  /** Of the last invoice, all it says. */
  contentHash: string
}

/** What is hashed beside what the tax agency wants hashed: which invoice, where to, the XML. */
export const recordHash = (
  row: Pick<FiscalRow, 'digest' | 'kind' | 'invoice_id' | 'service' | 'xml'>,
) =>
  createHash('sha256')
    .update([row.digest, row.kind, row.invoice_id, row.service, row.xml ?? ''].join('\n'))
    .digest('hex')

async function lockHead(trx: Db, taxId: string) {
  await trx
    .insertInto('invoice_chain')
    .values({ tax_id: taxId })
    .onConflict((on) => on.column('tax_id').doNothing())
    .execute()
  return trx
    .selectFrom('invoice_chain')
    .selectAll()
    .where('tax_id', '=', taxId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/**
 * The end of a taxpayer's chain, nobody else adding to it until the transaction ends. Checked as
 * art. 7 i of Orden HAC/1177/2024 wants it: the last record is chained to the one before it, and is
 * not more than a minute ahead of now (503 in words).
 */
export async function lockChain(
  trx: Db,
  { taxId, now, lang }: { taxId: string; now: Date; lang: Language },
): Promise<ChainEnd> {
  const head = await lockHead(trx, taxId)
  const [last, previous] = await trx
    .selectFrom('fiscal_record')
    .select(['seq', 'digest', 'previous_digest', 'recorded_at', 'fields'])
    .where('tax_id', '=', taxId)
    .orderBy('seq', 'desc')
    .limit(2)
    .execute()
  const isWhole =
    (last?.seq ?? 0) === head.seq &&
    (last?.digest ?? '') === head.digest &&
    (last?.previous_digest ?? '') === (previous?.digest ?? '')
  if (!isWhole) throw new Error(`The chain of records is broken at ${head.seq}: nothing is added`)
  if (last && Date.parse(last.recorded_at) > now.getTime() + SLACK_MS)
    throw new ClockBehind(last.recorded_at, lang)
  return {
    taxId,
    seq: head.seq,
    digest: head.digest,
    before: last ? { ...idOf(last.fields), digest: last.digest } : null,
    contentHash: head.content_hash,
  }
}

const idOf = ({ taxId, fullNumber, issuedOn }: InvoiceId): InvoiceId => ({
  taxId,
  fullNumber,
  issuedOn,
})

/** What a record is made of; `contentHash` that of its invoice, or of the one before. */
export type NewRecord = Pick<
  FiscalRow,
  'kind' | 'invoice_id' | 'fields' | 'digest' | 'service' | 'xml'
> & { contentHash: string; mends?: boolean }

/** Adds a record at the end of a locked chain; one that goes somewhere waits to be sent. */
export async function addRecord(
  trx: Db,
  end: ChainEnd,
  { contentHash, ...record }: NewRecord,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('fiscal_record')
    .values({
      ...record,
      id: uuidv7(),
      tax_id: end.taxId,
      seq: end.seq + 1,
      fields: json(record.fields),
      previous_digest: end.digest,
      recorded_at: record.fields.recordedAt,
      content_hash: recordHash(record),
      created_at: now,
      state: record.service === 'none' ? 'kept' : 'waiting',
    })
    .execute()
  await trx
    .updateTable('invoice_chain')
    .set({ seq: end.seq + 1, digest: record.digest, content_hash: contentHash })
    .where('tax_id', '=', end.taxId)
    .execute()
}

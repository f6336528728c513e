import { notAcceptable } from '../../contract/errors.ts'
import { json, sql, uuidv7, type Db } from '../../db/index.ts'
import { dayOf, stampOf } from '../../time/madrid.ts'
import {
  addRecord,
  amountText,
  dayText,
  destinationOf,
  digestOf,
  lockChain,
  qrUrlOf,
  type InvoiceId,
} from '../fiscal/index.ts'
import { contentHash, type Content } from './content.ts'
import { holdTaxId, issuerKey, type Issuing } from './issuer.ts'
import type { InvoiceRow } from './invoice.repository.ts'
import { say } from './messages.ts'
import { recordXml } from './record.ts'
import type { Unnumbered } from './unnumbered.ts'

/** Takes the series' next number: its row stays locked, so that a roll-back gives it back. */
async function takeNumber(
  trx: Db,
  by: Issuing,
  { key, code }: { key: string; code: string },
  day: string,
) {
  const year = Number(day.slice(0, 4))
  await trx
    .insertInto('invoice_series')
    .values({
      id: uuidv7(),
      agency_id: by.issuer_agency_id,
      user_id: by.issuer_user_id,
      issuer_key: key,
      code,
      year,
    })
    .onConflict((on) => on.columns(['issuer_key', 'code', 'year']).doNothing())
    .execute()
  const { rows } = await sql<{ id: string; number: number; issued_on: string }>`
    update invoice_series set next = next + 1, last_on = greatest(last_on, ${day}::date)
    where issuer_key = ${key} and code = ${code} and year = ${year}
    returning id, next - 1 as number, last_on as issued_on`.execute(trx)
  const [series] = rows
  if (!series) throw new Error(`There is no series ${code} of ${year}`)
  return { ...series, fullNumber: `${code}-${year}-${String(series.number).padStart(6, '0')}` }
}

/** What a record says of the invoice that is rectified. */
export async function rectifiedBy(
  trx: Db,
  { rectifies }: Pick<Unnumbered, 'rectifies'>,
): Promise<InvoiceId | null> {
  if (rectifies === null) return null
  const row = await trx
    .selectFrom('invoice')
    .select(['tax_id', 'full_number', 'issued_on'])
    .where('id', '=', rectifies)
    .executeTakeFirstOrThrow()
  return { taxId: row.tax_id, fullNumber: row.full_number, issuedOn: dayText(row.issued_on) }
}

/**
 * Numbers an invoice and adds it to the records of who issues it, in the caller's transaction:
 * number, record and what follows become true together. The day is today in Europe/Madrid, never
 * before the last of its series. Throws 406 under a tax number that another account holds.
 */
export async function append(
  trx: Db,
  { by, series, draft, now }: { by: Issuing; series: string; draft: Unnumbered; now: Date },
): Promise<InvoiceRow> {
  const taxId = draft.issuer.taxId ?? ''
  const taken = await takeNumber(trx, by, { code: series, key: issuerKey(by, taxId) }, dayOf(now))
  const end = await lockChain(trx, { taxId, now, lang: draft.language })
  if (!by.by_operator && !(await holdTaxId(trx, by, taxId)))
    return notAcceptable(say(draft.language, 'othersTaxId'))
  const { service, system } = await destinationOf(trx, {
    agencyId: by.issuer_agency_id,
    taxId,
    day: taken.issued_on,
  })
  const record = {
    taxId,
    fullNumber: taken.fullNumber,
    issuedOn: dayText(taken.issued_on),
    kind: draft.kind,
    vat: amountText(draft.vat),
    total: amountText(draft.total),
    previous: end.digest,
    recordedAt: stampOf(now),
  }
  const content: Content = {
    ...draft,
    id: uuidv7(),
    series_id: taken.id,
    number: taken.number,
    full_number: taken.fullNumber,
    issued_on: taken.issued_on,
    tax_id: taxId,
    seq: end.seq + 1,
    recorded_at: record.recordedAt,
    previous_digest: end.digest,
    digest: digestOf(record),
    qr_url: qrUrlOf(record, service),
  }
  const hash = contentHash(content, end.contentHash)
  const row = await trx
    .insertInto('invoice')
    .values({
      ...draft,
      ...content,
      issuer: json(draft.issuer),
      receiver: json(draft.receiver),
      doc: json(draft.doc),
      by_operator: by.by_operator,
      issuer_agency_id: by.issuer_agency_id,
      issuer_user_id: by.issuer_user_id,
      content_hash: hash,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const rectified = await rectifiedBy(trx, draft)
  const xml = system && recordXml({ draft, record, end, system, rectified })
  await addRecord(
    trx,
    end,
    {
      kind: 'issue',
      invoice_id: row.id,
      fields: record,
      digest: content.digest,
      service,
      xml,
      contentHash: hash,
    },
    now,
  )
  return row
}

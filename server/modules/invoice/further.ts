import { laterVersion } from '../../contract/errors.ts'
import type { Db } from '../../db/index.ts'
import type { InvoicePartyDoc } from '../../db/tables/ledger.ts'
import { dayOf, stampOf } from '../../time/madrid.ts'
import {
  addRecord,
  amountText,
  annulmentDigestOf,
  annulmentXml,
  dayText,
  digestOf,
  isKnownRecord,
  lockChain,
  recordsAbout,
  systemOf,
  type KnownRecord,
  type Mends,
} from '../fiscal/index.ts'
import { rectifiedBy } from './append.ts'
import type { InvoiceRow } from './invoice.repository.ts'
import { recordXml } from './record.ts'

/** Whether the tax agency took a record of it. */
const isHeld = ({ state }: KnownRecord): boolean =>
  state === 'accepted' || state === 'accepted_with_errors'

/** A record that the tax agency refused, or took with errors: a further one may take its place. */
export const isToMend = (last: KnownRecord | null): boolean =>
  last?.state === 'rejected' || (last?.kind === 'issue' && last.state === 'accepted_with_errors')

/**
 * The end of the invoice's chain, its records, and where a further one goes: where its first went.
 * 503 where a later version wrote one of them: what the tax agency holds is not guessed.
 */
async function open(trx: Db, row: InvoiceRow, now: Date) {
  const { tax_id: taxId, issuer_agency_id: agencyId, language } = row
  const end = await lockChain(trx, { taxId, now, lang: language })
  const records = await recordsAbout(trx, row.id)
  if (!records.every(isKnownRecord)) laterVersion()
  const service = records[0]?.service ?? 'none'
  const goes = service !== 'none' && agencyId !== null
  const system = goes ? await systemOf(trx, { agencyId, taxId, day: dayOf(now) }) : null
  const id = { taxId, fullNumber: row.full_number, issuedOn: dayText(row.issued_on) }
  const ending = { previous: end.digest, recordedAt: stampOf(now) }
  const rest = { invoice_id: row.id, service, contentHash: end.contentHash }
  return { end, records, system, id, ending, rest }
}

/** Adds a record of annulment, in the caller's transaction; once more where one was refused. */
export async function addAnnulment(trx: Db, row: InvoiceRow, now: Date): Promise<void> {
  const { end, records, system, id, ending, rest } = await open(trx, row, now)
  const fields = { ...id, ...ending }
  const isAgain = records.some(({ kind }) => kind === 'annulment')
  const xml =
    system &&
    annulmentXml({
      ...fields,
      before: end.before,
      system,
      isUnknown:
        !records.some((one) => one.kind === 'issue' && isHeld(one)) && !records.some(isWaiting),
      isAgain,
    })
  const digest = annulmentDigestOf(fields)
  await addRecord(
    trx,
    end,
    { ...rest, kind: 'annulment', fields, digest, xml, mends: isAgain },
    now,
  )
}

/** What waits goes first, in the order of the chain: by then the tax agency has it. */
const isWaiting = ({ state }: KnownRecord): boolean => state === 'waiting'

const mendsWhat = (records: readonly KnownRecord[]): Mends => {
  if (records.at(-1)?.state === 'accepted_with_errors') return 'accepted'
  return records.some(isHeld) ? 'again' : 'rejected'
}

/**
 * Adds a record of issue that takes the place of the last one (Subsanacion), naming the receiver as
 * told. The invoice itself does not change.
 */
export async function addMending(
  trx: Db,
  row: InvoiceRow,
  { receiver, now }: { receiver: InvoicePartyDoc; now: Date },
): Promise<void> {
  const { end, records, system, id, ending, rest } = await open(trx, row, now)
  const fields = {
    ...id,
    kind: row.kind,
    vat: amountText(row.vat),
    total: amountText(row.total),
    ...ending,
  }
  const xml =
    system &&
    recordXml({
      draft: { ...row, receiver },
      record: fields,
      end,
      system,
      rectified: await rectifiedBy(trx, row),
      mends: mendsWhat(records),
    })
  const digest = digestOf(fields)
  await addRecord(trx, end, { ...rest, kind: 'issue', fields, digest, xml, mends: true }, now)
}

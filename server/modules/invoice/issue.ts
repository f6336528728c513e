import type { InvoiceKind, Language } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import type { InvoiceDoc, InvoicePartyDoc } from '../../db/tables/ledger.ts'
import { percentOf, totalsOf } from '../../money.ts'
import { post } from '../ledger/index.ts'
import { append } from './append.ts'
import { missingOf } from './complete.ts'
import type { InvoiceRow } from './invoice.repository.ts'
import { issuing, type IssuedBy } from './issuer.ts'

/** A line as it is asked for: so many at a price in EUR cents without VAT. */
export interface NewLine {
  text: string
  quantity: number
  price: number
  vatPct: number
  /** Needed where the VAT is zero. */
  exemption?: string
}

/** What is to be issued. */
export interface NewInvoice {
  by: IssuedBy
  /** Code of the series, at most ten signs of A–Z, a–z, 0–9, `.`, `/`, `-`. */
  series: string
  kind: Extract<InvoiceKind, 'F1' | 'F2'>
  issuer: InvoicePartyDoc & { iban?: string | null; footer?: string }
  receiver: InvoicePartyDoc
  /** Who reads it as theirs. */
  receiverAgencyId?: string | null
  receiverUserId?: string | null
  lines: NewLine[]
  /** IRPF, in per cent of the net amount. */
  withheldPct?: number
  operationOn?: string | null
  /** Until when it is to be paid (YYYY-MM-DD). */
  dueOn?: string | null
  language: Language
  /** What it is about, so that the room that issued it finds it. */
  about: { kind: string; id: string; side?: string | null }
}

/** Throws where the law wants more than there is: who issues asks for it first. */
export function refuseIncomplete(...of: Parameters<typeof missingOf>): void {
  const missing = missingOf(...of)
  if (missing.length > 0) throw new Error(`The invoice lacks ${missing.join(', ')}`)
}

const partyOf = ({ name, taxId, address, country }: InvoicePartyDoc): InvoicePartyDoc => ({
  name: name.trim(),
  taxId,
  address: address.trim(),
  ...(country && { country }),
})

/** What is issued in the operator's name moves its books: who owes, what is charged, its VAT. */
export async function book(trx: Db, row: InvoiceRow, now: Date): Promise<void> {
  if (!row.by_operator) return
  const of = { agencyId: row.receiver_agency_id, userId: row.receiver_user_id }
  await post(trx, {
    at: now,
    ref: row.full_number,
    invoiceId: row.id,
    entries: [
      { account: 'receivable', amount: row.payable, ...of },
      { account: 'withheld', amount: row.withheld, ...of },
      { account: 'income', amount: -row.base },
      { account: 'vat', amount: -row.vat },
    ],
  })
}

/**
 * Issues an invoice in the caller's transaction: its number, its record in the chain and its
 * booking become true with it or not at all. Nobody changes it afterwards (`rectifyInvoice`).
 * Throws where its content is incomplete.
 */
export async function issueInvoice(trx: Db, input: NewInvoice, now: Date): Promise<InvoiceRow> {
  const lines: InvoiceDoc['lines'] = input.lines.map((line) => ({
    ...line,
    amount: percentOf(line.price, line.quantity * 100),
  }))
  const { withheldPct = 0, issuer } = input
  const { net, vatParts, vat, withheld, total } = totalsOf(lines, withheldPct)
  const row = {
    kind: input.kind,
    issuer: partyOf(issuer),
    receiver: partyOf(input.receiver),
    base: net,
    vat,
    withheld,
    total: net + vat,
    payable: total,
    rectifies: null,
    cause: null,
  }
  refuseIncomplete({ ...row, lines })
  const doc: InvoiceDoc = {
    lines,
    vat: vatParts,
    withheldPct,
    ...(issuer.footer ? { footer: issuer.footer } : {}),
    ...(issuer.iban ? { transfer: { name: issuer.name, iban: issuer.iban } } : {}),
  }
  const issued = await append(trx, {
    by: issuing(input.by),
    series: input.series,
    now,
    draft: {
      ...row,
      doc,
      receiver_agency_id: input.receiverAgencyId ?? null,
      receiver_user_id: input.receiverUserId ?? null,
      operation_on: input.operationOn ?? null,
      due_on: input.dueOn ?? null,
      language: input.language,
      about_kind: input.about.kind,
      about_id: input.about.id,
      about_side: input.about.side ?? null,
    },
  })
  await book(trx, issued, now)
  return issued
}

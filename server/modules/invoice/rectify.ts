import type { InvoiceKind } from '../../../generated/model/index.ts'
import { sql, type Db } from '../../db/index.ts'
import type { InvoiceDoc } from '../../db/tables/ledger.ts'
import { portion } from '../../money.ts'
import { post } from '../ledger/index.ts'
import { append } from './append.ts'
import { lockInvoice, rectifying, type InvoiceRow } from './invoice.repository.ts'
import { book, refuseIncomplete } from './issue.ts'
import { say } from './messages.ts'
import { tellPaid } from './pay.ts'
import { isWhole } from './whole.ts'

/** What takes an invoice back, whole or in part. */
export interface Rectification {
  id: string
  /** EUR cents of what is payable that go back with this; null: all that is left. */
  refund: number | null
  cause: string
  /** The money goes back by itself: nothing is set off against what is still open. */
  isSentBack?: boolean
  kind?: Extract<InvoiceKind, 'R1' | 'R2' | 'R3' | 'R4' | 'R5'>
}

const sum = (amounts: number[]): number => amounts.reduce((all, one) => all + one, 0)

/**
 * What has gone back at each rate once `refunded` of the whole has: VAT and what was withheld by
 * their share, bases too but for the first, which is the rest (as `refundedOf`).
 */
function goneAt({ doc, payable, withheld }: InvoiceRow, refunded: number): InvoiceDoc['vat'] {
  const share = (part: number): number => portion(part, refunded, payable)
  const parts = doc.vat.map(({ pct, base, vat }) => ({ pct, base: share(base), vat: share(vat) }))
  const rest = refunded + share(withheld) - sum(parts.flatMap(({ base, vat }) => [base, vat]))
  return parts.map((part, at) => (at === 0 ? { ...part, base: part.base + rest } : part))
}

/** What goes back at each rate, below zero, once `refunded` of the whole has; before it, `before`. */
function partsBack(row: InvoiceRow, refunded: number, before: number): InvoiceDoc['vat'] {
  const gone = goneAt(row, before)
  return goneAt(row, refunded).map(({ pct, base, vat }, at) => ({
    pct,
    base: (gone[at]?.base ?? 0) - base,
    vat: (gone[at]?.vat ?? 0) - vat,
  }))
}

/**
 * What has gone back of what is not taxed, by the reason that its lines say, once `refunded` of the
 * whole has: by their share but for the first, which is the rest.
 */
function goneBy(row: InvoiceRow, refunded: number): Map<string, number> {
  const free = row.doc.lines.filter(({ vatPct }) => vatPct === 0)
  const [first, ...others] = Map.groupBy(free, ({ exemption = '' }) => exemption)
  const parts = others.map(([reason, lines]): [string, number] => [
    reason,
    portion(sum(lines.map(({ amount }) => amount)), refunded, row.payable),
  ])
  const all = goneAt(row, refunded).find(({ pct }) => pct === 0)?.base ?? 0
  return new Map([[first?.[0] ?? '', all - sum(parts.map(([, amount]) => amount))], ...parts])
}

/** What a credit takes back, a line for each rate, and for each reason why nothing is charged. */
function linesBack(
  row: InvoiceRow,
  back: InvoiceDoc['vat'],
  { refunded, before }: { refunded: number; before: number },
): InvoiceDoc['lines'] {
  const text = say(row.language, 'rectifies', { number: row.full_number })
  const line = (vatPct: number, amount: number) => ({
    text,
    quantity: 1,
    price: amount,
    amount,
    vatPct,
  })
  const taxed = back
    .filter(({ pct, base, vat }) => pct !== 0 && (base !== 0 || vat !== 0))
    .map(({ pct, base }) => line(pct, base))
  const gone = goneBy(row, before)
  const free = [...goneBy(row, refunded)]
    .map(([exemption, amount]) => ({ ...line(0, (gone.get(exemption) ?? 0) - amount), exemption }))
    .filter(({ amount }) => amount !== 0)
  return [...taxed, ...free]
}

/** Whether nothing but its credits ever paid an invoice, and this part takes back the last of it. */
async function isNeverPaid(trx: Db, { id, paid, payable }: InvoiceRow, amount: number) {
  const back = await rectifying(trx, id)
  const setOffBefore = -sum(back.map((credit) => credit.paid))
  const taken = -sum(back.map((credit) => credit.payable))
  return paid === setOffBefore && paid + amount === payable && taken === payable
}

/** What an invoice that is not paid yet and its credit take from each other, nothing moving. */
export async function setOff(
  trx: Db,
  original: InvoiceRow,
  credit: InvoiceRow,
  now: Date,
): Promise<InvoiceRow> {
  const amount = Math.min(original.payable - original.paid, credit.paid - credit.payable)
  if (amount <= 0) return credit
  const of = { account: 'receivable', agencyId: original.receiver_agency_id } as const
  if (original.by_operator)
    await post(trx, {
      at: now,
      ref: credit.full_number,
      entries: [
        { ...of, amount: -amount, invoiceId: original.id },
        { ...of, amount, invoiceId: credit.id },
      ],
    })
  const settled = await trx
    .updateTable('invoice')
    .set({
      paid: original.paid + amount,
      // Taken back before any of it was paid.
      rectified_at: (await isNeverPaid(trx, original, amount)) ? now : null,
    })
    .where('id', '=', original.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellPaid(trx, settled, now)
  return trx
    .updateTable('invoice')
    .set({ paid: sql<number>`paid - ${amount}`, paid_at: now })
    .where('id', '=', credit.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Takes an issued invoice back, whole or in part, by another in the series `R` of its issuer, by
 * differences (RD 1619/2012, art. 15). Parts are counted together, so that several refunds are the
 * whole to the cent. What was not paid yet is set off; what was is to be sent back. Throws for more
 * than is left.
 */
export async function rectifyInvoice(
  trx: Db,
  { id, refund, cause, kind = 'R1', isSentBack = false }: Rectification,
  now: Date,
): Promise<InvoiceRow> {
  const row = await lockInvoice(trx, id)
  if (!row || row.rectifies !== null) throw new Error(`There is no invoice ${id} to rectify`)
  if (!isWhole(row)) throw new Error(`This version does not read all of ${row.full_number}`)
  const before = -sum((await rectifying(trx, id)).map(({ payable }) => payable))
  const refunded = before + (refund ?? row.payable - before)
  if (refunded <= before || refunded > row.payable)
    throw new Error(`Of ${row.full_number} no ${refund} are left to take back`)
  const vat = partsBack(row, refunded, before)
  const base = sum(vat.map((part) => part.base))
  const tax = sum(vat.map((part) => part.vat))
  const payable = before - refunded
  const lines = linesBack(row, vat, { refunded, before })
  const draft = {
    kind: row.kind === 'F2' ? ('R5' as const) : kind,
    issuer: row.issuer,
    receiver: row.receiver,
    receiver_agency_id: row.receiver_agency_id,
    receiver_user_id: row.receiver_user_id,
    operation_on: null,
    due_on: null,
    doc: { lines, vat, withheldPct: row.doc.withheldPct, footer: row.doc.footer },
    language: row.language,
    base,
    vat: tax,
    withheld: base + tax - payable,
    total: base + tax,
    payable,
    rectifies: row.id,
    cause: cause.trim(),
    about_kind: row.about_kind,
    about_id: row.about_id,
    about_side: row.about_side,
  }
  refuseIncomplete({ ...draft, lines })
  const credit = await append(trx, { by: row, series: 'R', draft, now })
  await book(trx, credit, now)
  return isSentBack ? credit : setOff(trx, row, credit, now)
}

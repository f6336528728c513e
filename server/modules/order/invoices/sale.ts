import type { Language } from '../../../../generated/model/index.ts'
import { readsWhole } from '../../../contract/stored/index.ts'
import type { Db } from '../../../db/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import {
  invoiceOf,
  isHeldByAnother,
  isOperatorTaxId,
  issueInvoice,
  payInvoice,
  rectifying,
  rectifyInvoice,
  type NewLine,
} from '../../invoice/index.ts'
import type { SellerRow } from '../../market/index.ts'
import { billingOf } from '../../subscription/index.ts'
import { seniorAdmin } from '../../user/index.ts'
import { say } from '../messages.ts'
import { readsItem } from '../act/half-read.ts'
import type { OrderRow } from '../order.repository.ts'
import { addLink, backSettled, linkOf, noteBack, type Link } from './link.ts'
import { issuedBy, sellerParty, seriesOf } from './parties.ts'

/** What invoices of this room are about. */
export const ABOUT = 'order'

const linesOf = ({ sum, item }: OrderRow, lang: Language): NewLine[] =>
  sum.lines.map(({ kind, name, quantity, amount }) => ({
    text: kind === 'travel' ? say(lang, 'invoice.travel', { km: quantity }) : name,
    // Of several at a price that is whole; else in one.
    ...(amount % quantity === 0
      ? { quantity, price: amount / quantity }
      : { quantity: 1, price: amount }),
    vatPct: sum.vatPct,
    ...(sum.vatPct === 0 && { exemption: item.exemption ?? '' }),
  }))

/** Whether it is time: the work is accepted or paid, and something of it is kept. */
const isDue = ({ state, paid_at, total, back }: OrderRow): boolean =>
  (paid_at !== null || state === 'completed' || state === 'closed') && (total ?? 0) > back

/**
 * Whether this version reads all that an invoice of it says: issued, it lacks a line, a reason or a
 * series for good.
 */
const isReadFor = async (trx: Db, order: OrderRow, seller: SellerRow): Promise<boolean> =>
  (await readsWhole(trx, 'market_order.sum', { id: order.id })) &&
  (await readsItem(trx, order)) &&
  (await readsWhole(trx, 'seller.doc', { id: seller.id })) &&
  (await readsWhole(trx, 'agency.doc', { id: order.buyer_agency }))

/** Issues it in the seller's name; null while one of the two lacks what an invoice needs, or is half read. */
async function issue(trx: Db, order: OrderRow, seller: SellerRow, now: Date): Promise<Link | null> {
  const [issuer, by] = [sellerParty(seller), issuedBy(seller)]
  const { party, missing } = await billingOf(trx, order.buyer_agency)
  if (!issuer || !by || missing.length > 0) return null
  if (!(await isReadFor(trx, order, seller))) return null
  if (await isOperatorTaxId(trx, issuer.taxId ?? '')) return null
  if (await isHeldByAnother(trx, by, issuer.taxId ?? '')) return null
  const language = (await seniorAdmin(trx, order.buyer_agency))?.language ?? 'es'
  const row = await issueInvoice(
    trx,
    {
      by,
      series: seriesOf(seller),
      kind: 'F1',
      issuer,
      receiver: party,
      receiverAgencyId: order.buyer_agency,
      lines: linesOf(order, language),
      withheldPct: order.sum.retentionPct,
      operationOn: order.ended_at ? dayOf(order.ended_at) : null,
      language,
      about: { kind: ABOUT, id: order.id },
    },
    now,
  )
  return addLink(trx, { orderId: order.id, about: 'sale', invoiceId: row.id, back: 0 })
}

/**
 * Brings the seller's invoice to where the order stands: issued once, paid when the order is, and
 * taken back by others as far as the money is. False while data of one of the two is missing, or
 * another account holds the tax number.
 */
export async function syncSale(
  trx: Db,
  order: OrderRow,
  seller: SellerRow,
  now: Date,
): Promise<boolean> {
  if (!order.site_invoices) return true
  const known = await linkOf(trx, order.id, 'sale')
  if (!known && !isDue(order)) return true
  const link = known ?? (await issue(trx, order, seller, now))
  if (!link) return false
  const { invoice_id: id } = link
  if (order.paid_at !== null) await payInvoice(trx, { id, now })
  const back = backSettled(order)
  if (back > link.back) {
    const by = issuedBy(seller)
    const issued = by && (await invoiceOf(trx, by, id))
    // The operator has given the number to another: it waits until they give it back.
    if (issued && (await isHeldByAnother(trx, by, issued.tax_id))) return false
    const language = issued?.language ?? 'es'
    const cause = say(language, 'invoice.cause', { number: order.number })
    await rectifyInvoice(trx, { id, refund: back - link.back, cause }, now)
    await noteBack(trx, link, back)
  }
  if (order.paid_at !== null && order.refunded >= back)
    for (const credit of await rectifying(trx, id)) await payInvoice(trx, { id: credit.id, now })
  return true
}

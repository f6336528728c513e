import type { Db } from '../../../db/index.ts'
import { inTransaction, sql } from '../../../db/index.ts'
import { readsWhole } from '../../../contract/stored/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import { eachOne } from '../../../jobs/index.ts'
import { goneBack, percentOf } from '../../../money.ts'
import { dayOf, daysLater, startOfDay } from '../../../time/madrid.ts'
import {
  invoiceOf,
  issueInvoice,
  operatorIssuer,
  payInvoice,
  rectifying,
  rectifyInvoice,
} from '../../invoice/index.ts'
import { sellerById, type SellerRow } from '../../market/index.ts'
import { getUser, seniorAdmin } from '../../user/index.ts'
import { say } from '../messages.ts'
import { IS_READ } from '../money/unread.ts'
import type { OrderRow } from '../order.repository.ts'
import { addLink, backSettled, linkOf, noteBack } from './link.ts'
import { sellerParty } from './parties.ts'

/** What invoices of the site's fee are about: the seller. */
export const FEE_ABOUT = 'market_fee'
/** Series of them. */
const SERIES = 'C'
const VAT_PCT = 21
const DUE_DAYS = 14
const BATCH = 100

/** What is left of the fee of an order once so much of its total has gone back. */
const feeAt = ({ fee, total }: OrderRow, back: number): number => {
  const [gone = 0] = goneBack([fee ?? 0], back, total ?? 0)
  return (fee ?? 0) - gone
}

/**
 * Sellers with paid orders of months that are over whose fee nobody was charged. Some of them, others
 * each time: as many as are asked for may wait for a version that reads all of them.
 */
async function owing(db: Db, before: Date): Promise<{ seller_id: string; month: string }[]> {
  const { rows } = await sql<{ seller_id: string; month: string }>`
    select o.seller_id, to_char(o.paid_at at time zone 'Europe/Madrid', 'YYYY-MM') as month
    from market_order o join seller s on s.id = o.seller_id
    where o.paid_at < ${before} and o.fee > 0 and o.back < o.total
      and o.payment <> 'charged_back' and ${IS_READ}
      -- Who cannot be invoiced yet holds up nobody else.
      and s.doc ->> 'legalName' <> '' and s.doc ->> 'taxId' <> '' and s.doc ->> 'address' <> ''
      and not exists (select from order_invoice i where i.order_id = o.id and i.about = 'fee')
    group by 1, 2 order by random() limit ${BATCH}`.execute(db)
  return rows
}

const monthOf = (day: string): string => day.slice(0, 7)

async function languageOf(trx: Db, { agency_id, user_id }: SellerRow) {
  const person = agency_id
    ? await seniorAdmin(trx, agency_id)
    : user_id && (await getUser(trx, user_id))
  return (person && person.language) || 'es'
}

/** The fee of one seller's month: one invoice, a line an order. */
async function chargeMonth(trx: Db, sellerId: string, month: string, now: Date): Promise<boolean> {
  const seller = await sellerById(trx, sellerId)
  const day = dayOf(now)
  const [issuer, receiver] = [await operatorIssuer(trx, day), seller && sellerParty(seller)]
  if (!seller || !issuer || !receiver) return false
  // Issued, it names a receiver read by half for good.
  if (!(await readsWhole(trx, 'seller.doc', { id: sellerId }))) return false
  const start = startOfDay(`${month}-01`)
  const next = monthOf(daysLater(`${month}-28`, 4))
  const { rows } = await sql<OrderRow>`
    select o.* from market_order o
    where o.seller_id = ${sellerId}::uuid and o.fee > 0 and o.back < o.total
      and o.payment <> 'charged_back' and ${IS_READ}
      and o.paid_at >= ${start} and o.paid_at < ${startOfDay(`${next}-01`)}
      and not exists (select from order_invoice i where i.order_id = o.id and i.about = 'fee')
    order by o.paid_at, o.id for no key update`.execute(trx)
  const charged = rows.filter((order) => feeAt(order, backSettled(order)) > 0)
  if (charged.length === 0) return false
  const language = await languageOf(trx, seller)
  const invoice = await issueInvoice(
    trx,
    {
      by: { operator: true },
      series: SERIES,
      kind: 'F1',
      issuer,
      receiver,
      receiverAgencyId: seller.agency_id,
      receiverUserId: seller.user_id,
      lines: charged.map((order) => ({
        text: say(language, 'invoice.fee', { number: order.number, month }),
        quantity: 1,
        price: feeAt(order, backSettled(order)),
        vatPct: VAT_PCT,
      })),
      operationOn: daysLater(`${next}-01`, -1),
      dueOn: daysLater(day, DUE_DAYS),
      language,
      about: { kind: FEE_ABOUT, id: seller.id },
    },
    now,
  )
  for (const order of charged)
    await addLink(trx, {
      orderId: order.id,
      about: 'fee',
      invoiceId: invoice.id,
      back: backSettled(order),
    })
  await noteKept(trx, { id: invoice.id, payable: invoice.payable, charged }, now)
  return true
}

/**
 * Of orders by card the fee was kept when the card was charged: that part of the invoice is paid.
 * VAT was rounded on the sum of the month, so a month of cards alone is paid whole.
 */
async function noteKept(
  trx: Db,
  { id, payable, charged }: { id: string; payable: number; charged: OrderRow[] },
  now: Date,
): Promise<void> {
  const cards = charged.filter(({ pay }) => pay === 'card')
  if (cards.length === 0) return
  const net = cards.reduce((sum, order) => sum + feeAt(order, backSettled(order)), 0)
  const kept = net + percentOf(net, VAT_PCT)
  const amount = cards.length === charged.length ? payable : Math.min(kept, payable)
  await payInvoice(trx, { id, amount, now })
}

/** Invoices the fee of every month that is over, each seller's in a transaction of its own. */
export async function chargeFees({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = now()
  const thisMonth = startOfDay(`${monthOf(dayOf(at))}-01`)
  await eachOne(await owing(db, thisMonth), async ({ seller_id, month }) => {
    await inTransaction(db, (trx) => chargeMonth(trx, seller_id, month, at))
  })
}

/** Takes back of an invoiced fee what went back of its order since. */
export async function syncFee(trx: Db, order: OrderRow, now: Date): Promise<void> {
  const link = await linkOf(trx, order.id, 'fee')
  const back = backSettled(order)
  if (!link || back <= link.back) return
  const { invoice_id: id } = link
  const invoice = await invoiceOf(trx, { operator: true }, id)
  if (!invoice) return
  const net = feeAt(order, link.back) - feeAt(order, back)
  const taken = (await rectifying(trx, id)).reduce((sum, { payable }) => sum - payable, 0)
  // VAT was rounded on the sum of the month: the last cent is what is left of it.
  const refund = Math.min(net + percentOf(net, VAT_PCT), invoice.payable - taken)
  if (refund > 0) {
    const cause = say(invoice.language, 'invoice.cause', { number: order.number })
    // The fee of a card went back to it in the same call: what is open of transfers stays open.
    const isSentBack = order.pay === 'card'
    const credit = await rectifyInvoice(trx, { id, refund, cause, isSentBack }, now)
    if (isSentBack) await payInvoice(trx, { id: credit.id, now })
  }
  await noteBack(trx, link, back)
}

import { inTransaction, type Db } from '../../db/index.ts'
import type { CardSale, PaymentsPort } from '../../ports/payments/index.ts'
import { addTry, openTry, paymentFor, paymentOf, type Sale } from './payment.repository.ts'
import type { PayDeps } from './room.ts'
import { canMake, makeTry } from './settle.ts'
import { syncPayment } from './sync.ts'

/** A page is good for half an hour at least, which Stripe demands, and a little. */
const OPEN_MS = 31 * 60_000

/** What a page says and where it leads. */
export type PageWords = Pick<CardSale, 'title' | 'returnUrl' | 'backUrl' | 'language'>

/**
 * The page of before, where it is closed: only then another may take its place, or a card would be
 * held twice. One on which a card was given is looked at, whether its message came or not.
 */
async function closedPage(
  deps: PayDeps,
  port: PaymentsPort,
  orderId: string,
): Promise<string | null> {
  const payment = await paymentOf(deps.db, orderId)
  if (!payment?.session) return null
  const { state } = await port.page(payment.session)
  if (state === 'complete') await syncPayment(deps, port, payment.id)
  return state === 'expired' ? payment.session : null
}

/**
 * The page where an order's card is given: the one that is open, or another. `sell` looks at the
 * order under its lock and says what is sold. Throws PaymentsFailure; then the call stands written,
 * and asked again the same page comes of it. Null where there is no such page.
 */
export async function cardPage(
  deps: PayDeps,
  orderId: string,
  sell: (trx: Db) => Promise<{ sale: Sale; words: PageWords }>,
): Promise<string | null> {
  const { db, now, payments: port } = deps
  if (!port) return null
  const closed = await closedPage(deps, port, orderId)
  const found = await inTransaction(db, async (trx) => {
    const { sale, words } = await sell(trx)
    const payment = await paymentFor(trx, sale, now())
    const open = await openTry(trx, payment.id)
    if (open) return { id: payment.id, one: open }
    if (payment.session !== null && payment.session !== closed) return { id: payment.id, one: null }
    const fields: CardSale = {
      orderId: sale.orderId,
      number: sale.number,
      account: sale.account,
      amount: sale.amount,
      fee: sale.fee + sale.feeVat,
      ...words,
      until: Math.floor((now().getTime() + OPEN_MS) / 1000),
    }
    return { id: payment.id, one: await addTry(trx, payment, 'open', { ...fields }, now()) }
  })
  if (found.one && canMake(found.one)) await makeTry(deps, port, found.one)
  const row = await db
    .selectFrom('payment')
    .select(['session', 'session_url'])
    .where('id', '=', found.id)
    .executeTakeFirstOrThrow()
  return row.session === closed ? null : row.session_url
}

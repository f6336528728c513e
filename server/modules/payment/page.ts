import { inTransaction, type Db } from '../../db/index.ts'
import type { CardSale } from '../../ports/payments/index.ts'
import { addTry, openTry, paymentFor, type Sale } from './payment.repository.ts'
import { makeTry } from './settle.ts'
import type { PayDeps } from './room.ts'

/** A page is good for half an hour at least, which Stripe demands, and a little. */
const OPEN_MS = 31 * 60_000
/** A page that closes within this is no page to lead anybody to. */
const LEAST_MS = 2 * 60_000

/** What a page says and where it leads. */
export type PageWords = Pick<CardSale, 'title' | 'returnUrl' | 'backUrl' | 'language'>

/**
 * The page where an order's card is given: the one that is open, or another. `sell` looks at the
 * order under its lock and says what is sold. Throws PaymentsFailure; then the call stands written,
 * and asked again the same page comes of it. Null where the service refuses the sale.
 */
export async function cardPage(
  deps: PayDeps,
  sell: (trx: Db) => Promise<{ sale: Sale; words: PageWords }>,
): Promise<string | null> {
  const { db, now, payments: port } = deps
  if (!port) return null
  const found = await inTransaction(db, async (trx) => {
    const { sale, words } = await sell(trx)
    const payment = await paymentFor(trx, sale, now())
    const left = (payment.session_until?.getTime() ?? 0) - now().getTime()
    const open = await openTry(trx, payment.id)
    if (open) return { id: payment.id, one: open }
    if (payment.session_url && left > LEAST_MS) return { id: payment.id, one: null }
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
  if (found.one) await makeTry(deps, port, found.one)
  const row = await db
    .selectFrom('payment')
    .select(['session_url', 'session_until'])
    .where('id', '=', found.id)
    .executeTakeFirstOrThrow()
  return row.session_until && row.session_until > now() ? row.session_url : null
}

import type { SellerPayoutPage } from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { cutPage, readCursor } from '../../../contract/cursor.ts'
import { onPayout, payoutsOf, toComeOf } from '../../payment/index.ts'
import { say } from '../messages.ts'
import { ownerOf } from '../owner.ts'
import { tellSeller } from './news.ts'
import { findSeller, sellerById } from './seller.repository.ts'

const LIST = 'listSellerPayouts'
const PAGE = 20
const EARNINGS = '/auth/marketplace/ganancias'

/** What a seller was paid out of orders by card, and what is to come. */
export async function listPayouts(
  { cursor: text, limit = PAGE }: { cursor?: string; limit?: number },
  ctx: Ctx,
): Promise<SellerPayoutPage> {
  const { db } = ctx.deps
  const cursor = readCursor(text, { list: LIST, kind: 'id' }, ctx.lang)
  const seller = await findSeller(db, ownerOf(ctx))
  if (!seller) return { items: [], next: null, held: 0, due: 0 }
  const found = await payoutsOf(db, seller.id, { before: cursor?.id ?? null, limit: limit + 1 })
  const { rows, next } = cutPage(found, { list: LIST, cursor, limit })
  return {
    items: rows.map(({ id, amount, state, orders, arrives_on: arrivesOn, created_at: at }) => ({
      id,
      amount,
      state,
      orders,
      arrivesOn,
      createdAt: at.toISOString(),
    })),
    next,
    ...(await toComeOf(db, seller.id)),
  }
}

// A payout that goes, and one that the bank sent back; that it arrived, the bank says.
onPayout(async (trx, payout, at) => {
  const seller = await sellerById(trx, payout.seller_id)
  if (!seller || (payout.state !== 'sent' && payout.state !== 'failed')) return
  const key = payout.state === 'sent' ? 'payoutSent' : 'payoutFailed'
  const amount = (payout.amount / 100).toFixed(2).replace('.', ',')
  await tellSeller(trx, seller, {
    page: EARNINGS,
    topic: `payout:${payout.id}`,
    at,
    words: (lang) => ({ title: say(lang, key), body: say(lang, `${key}Text`, { amount }) }),
  })
})

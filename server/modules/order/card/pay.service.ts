import type { OrderCheckout } from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { forbidden, HttpError, laterVersion, notAcceptable } from '../../../contract/errors.ts'
import { pageIn } from '../../../contract/language.ts'
import { PaymentsFailure, PaymentsRefused } from '../../../ports/payments/index.ts'
import { cardAccount, titleIn } from '../../market/index.ts'
import { cardPage } from '../../payment/index.ts'
import { readsItem } from '../act/half-read.ts'
import { say } from '../messages.ts'
import { maySpend, sided } from '../order.policy.ts'

/** The page where the card for an order is given. */
export async function payOrder(id: string, ctx: Ctx): Promise<OrderCheckout> {
  const { deps, lang, log } = ctx
  const away = (): never => {
    throw new HttpError(503, { message: say(lang, 'cardsAway') })
  }
  // Before the service is asked anything: whose order it is.
  await sided(deps.db, ctx, id)
  const url = await cardPage(deps, id, async (trx) => {
    const { order, side, seller, session } = await sided(trx, ctx, id, true)
    if (side !== 'buyer' || !maySpend(session, 'order')) return forbidden()
    const account = cardAccount(seller, deps)
    if (order.pay !== 'card' || order.payment !== 'awaiting' || order.state !== 'requested')
      return notAcceptable(say(lang, 'noCardAwaited'))
    if (account === null) return notAcceptable(say(lang, 'noCards'))
    if (seller.suspended_at !== null) return notAcceptable(say(lang, 'suspended'))
    const at = pageIn(deps.config.siteUrl, lang, '/auth/marketplace')
    if (!(await readsItem(trx, order))) return laterVersion(lang)
    return {
      sale: {
        orderId: order.id,
        number: order.number,
        sellerId: seller.id,
        account,
        buyerAgency: order.buyer_agency,
        amount: order.total ?? 0,
        fee: order.fee ?? 0,
        feeVat: order.fee_vat ?? 0,
      },
      words: {
        title: titleIn(order.item.title, lang),
        returnUrl: `${at}/${order.id}/success`,
        backUrl: `${at}/pedidos/${order.id}`,
        language: lang,
      },
    }
  }).catch((error: unknown) => {
    if (!(error instanceof PaymentsFailure || error instanceof PaymentsRefused)) throw error
    log.error({ reason: error.message }, 'payments')
    return away()
  })
  return url === null ? away() : { url }
}

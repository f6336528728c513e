import type { OrderSide } from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import type { Db } from '../../db/index.ts'
import { pageIn } from '../../contract/language.ts'
import { titleIn, type SellerRow } from '../market/index.ts'
import { notify } from '../notification/index.ts'
import { getUser, tellAdmins } from '../user/index.ts'
import { whoOrdered } from './buyer.ts'
import { say, type MessageKey } from './messages.ts'
import type { OrderRow } from './order.repository.ts'

/** Tells a side of an order what has become of it, each in their language. */
export async function tellSide(
  trx: Db,
  { order, seller }: { order: OrderRow; seller: SellerRow },
  side: OrderSide,
  key: MessageKey,
  at: Date,
): Promise<void> {
  const page = `/auth/marketplace/pedidos/${order.id}`
  const topic = `order:${order.id}`
  const words = (lang: Lang) => ({
    title: say(lang, key, { number: order.number }),
    body: titleIn(order.item.title, lang),
  })
  const agency = side === 'seller' ? seller.agency_id : order.buyer_agency
  const user =
    side === 'buyer'
      ? await whoOrdered(trx, order)
      : seller.user_id && (await getUser(trx, seller.user_id))
  if (!user) {
    if (agency) await tellAdmins(trx, agency, { page, topic, at, words })
    return
  }
  const href = pageIn('', user.language, page)
  await notify(trx, {
    userId: user.id,
    kind: 'NOTIFICATION',
    ...words(user.language),
    href,
    topic,
    at,
  })
}

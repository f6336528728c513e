import type { OrderAct, OrderSide } from '../../../generated/model/index.ts'
import { requireSession, type Ctx, type Session } from '../../contract/context.ts'
import { forbidden, notFound } from '../../contract/errors.ts'
import { may } from '../../contract/permissions.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import { sellerById, type SellerRow } from '../market/index.ts'
import { findOrder, type OrderRow } from './order.repository.ts'

/** An order with the side on which the caller is. */
export interface Sided {
  order: OrderRow
  seller: SellerRow
  side: OrderSide
  session: Session
}

/**
 * Which side of an order somebody is on: the buying agency's ADMIN, the STAFF who ordered it, the
 * selling agency's ADMIN or the seller themselves. Null: none, and it does not exist for them.
 */
export function sideOf(
  order: Pick<OrderRow, 'buyer_agency' | 'buyer_user'>,
  seller: Pick<SellerRow, 'user_id' | 'agency_id'>,
  { role, userId, agencyId }: Session,
): OrderSide | null {
  if (agencyId !== null && agencyId === order.buyer_agency) {
    if (role === 'ADMIN') return 'buyer'
    if (role === 'STAFF' && order.buyer_user === userId) return 'buyer'
  }
  if (role === 'SERVICE' && seller.user_id === userId) return 'seller'
  if (role === 'ADMIN' && agencyId !== null && seller.agency_id === agencyId) return 'seller'
  return null
}

/** Taking a price that was named is ordering: a STAFF needs the switch `buy` for it, too. */
export const maySpend = (session: Session, act: OrderAct): boolean =>
  act !== 'order' || may(session, 'buy')

/** The order as one of its sides; throws 404 for anybody else. */
export async function sided(db: Db, ctx: Ctx, id: string, lock = false): Promise<Sided> {
  const session = requireSession(ctx)
  const order = await findOrder(db, id, lock)
  const seller = order && (await sellerById(db, order.seller_id))
  const side = order && seller && sideOf(order, seller, session)
  return order && seller && side ? { order, seller, side, session } : notFound(ctx.lang)
}

/** The same on a given side: 403 for the other. */
export async function onSide(
  db: Db,
  ctx: Ctx,
  id: string,
  side: OrderSide,
  lock = false,
): Promise<Sided> {
  const found = await sided(db, ctx, id, lock)
  return found.side === side ? found : forbidden()
}

/** The caller as who acts on their agency's homes; 403 for who has none. */
export function buyerActor(
  { role, userId, agencyId, permissions }: Session,
  lang: Actor['lang'],
): Actor {
  if (agencyId === null || (role !== 'ADMIN' && role !== 'STAFF')) return forbidden()
  return { userId, agencyId, role, lang, ...(permissions && { permissions }) }
}

import type { OrderState } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { onClearing } from '../market/index.ts'
import { keepsAccount } from '../user/index.ts'

/** Whether somebody has sold to agencies: orders are those of their buyers too, and are kept. */
async function hasSold(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('market_order as o')
    .innerJoin('seller', 'seller.id', 'o.seller_id')
    .select('o.id')
    .where('seller.user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** States in which an order owes no fee; one that only a later version knows may. */
const WITHOUT_FEE: readonly OrderState[] = [
  'asked',
  'quoted',
  'requested',
  'declined',
  'expired',
  'cancelled',
]

/** Whether the site has yet to invoice a seller its fee: of an order paid, or under way to it. */
async function owesFee(db: Db, sellerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('market_order as o')
    .select('o.id')
    .where('o.seller_id', '=', sellerId)
    .where('o.fee', '>', 0)
    .whereRef('o.back', '<', 'o.total')
    .where((eb) => eb.or([eb('o.paid_at', 'is not', null), eb('o.state', 'not in', WITHOUT_FEE)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_invoice as i')
            .select('i.order_id')
            .whereRef('i.order_id', '=', 'o.id')
            .where('i.about', '=', 'fee'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What accounts and sellers ask this room before something of theirs goes. */
export function keepSellers(): void {
  keepsAccount(hasSold)
  onClearing(owesFee)
}

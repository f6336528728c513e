import type { Deps } from '../../../contract/deps.ts'
import { inTransaction, isDue, sql } from '../../../db/index.ts'
import { eachOne } from '../../../jobs/index.ts'
import { sellerById } from '../../market/index.ts'
import { isOrderRead } from '../money/unread.ts'
import { findOrder } from '../order.repository.ts'
import { syncFee } from './fee.ts'
import { syncSale } from './sale.ts'

const BATCH = 200
/** When to look again where data of one of the two is missing, or the order is a later version's. */
const AGAIN_MS = 6 * 3_600_000
/** Longer than that ever is. */
const LONGEST_MS = 2 * 86_400_000

async function syncOne({ db, now }: Pick<Deps, 'db' | 'now'>, id: string): Promise<void> {
  const at = now()
  await inTransaction(db, async (trx) => {
    const order = await findOrder(trx, id, true)
    const seller = order && (await sellerById(trx, order.seller_id))
    if (!order || !seller) return
    const isRead = await isOrderRead(trx, id)
    const isWhole = isRead && (await syncSale(trx, order, seller, at))
    if (isRead) await syncFee(trx, order, at)
    await trx
      .updateTable('market_order')
      .set({ invoice_at: isWhole ? null : new Date(at.getTime() + AGAIN_MS) })
      .where('id', '=', id)
      .execute()
  })
}

/** Looks at an order again later, unless it changed meanwhile. */
async function putOff({ db, now }: Pick<Deps, 'db' | 'now'>, id: string): Promise<void> {
  const at = now()
  await db
    .updateTable('market_order')
    .set({ invoice_at: new Date(at.getTime() + AGAIN_MS) })
    .where('id', '=', id)
    .where(isDue('invoice_at', at, LONGEST_MS))
    .execute()
}

/** Brings the invoices of orders that changed to where the orders stand. */
export async function syncInvoices(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from market_order
    where ${isDue('invoice_at', deps.now(), LONGEST_MS)} order by invoice_at limit ${BATCH}`.execute(
    deps.db,
  )
  await eachOne(rows, async ({ id }) => {
    try {
      await syncOne(deps, id)
    } catch (fault) {
      // It would stay the oldest, and two hundred of them hold up every other order.
      await putOff(deps, id)
      throw fault
    }
  })
}

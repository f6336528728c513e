import { sql, type Db } from '../../db/index.ts'
import type { Account } from './post.ts'

/** A movement that does not sum to zero. */
export interface Unbalanced {
  tx: string
  ref: string
  sum: number
}

/** Movements that do not sum to zero; none unless somebody wrote past `post`. */
export async function unbalanced(db: Db): Promise<Unbalanced[]> {
  const { rows } = await sql<Unbalanced>`
    select tx, min(ref) as ref, sum(amount)::int8 as sum
    from ledger_entry group by tx having sum(amount) <> 0 order by tx`.execute(db)
  return rows
}

/** What stands on an account, in EUR cents: of an invoice, an order, an agency, or at all. */
export async function balanceOf(
  db: Db,
  account: Account,
  of: { invoiceId?: string; orderId?: string; agencyId?: string } = {},
): Promise<number> {
  let query = db
    .selectFrom('ledger_entry')
    .select(sql<number>`coalesce(sum(amount), 0)::int8`.as('sum'))
    .where('account', '=', account)
  if (of.invoiceId) query = query.where('invoice_id', '=', of.invoiceId)
  if (of.orderId) query = query.where('order_id', '=', of.orderId)
  if (of.agencyId) query = query.where('agency_id', '=', of.agencyId)
  return (await query.executeTakeFirst())?.sum ?? 0
}

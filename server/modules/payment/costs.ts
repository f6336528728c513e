import { inTransaction, sql, type Db } from '../../db/index.ts'
import type { Moved } from '../../ports/payments/index.ts'
import { post } from '../ledger/index.ts'

/** Books what the service kept for itself of each line of our account, once. */
export const bookCosts = (db: Db, lines: Moved[]): Promise<void> =>
  inTransaction(db, async (trx) => {
    const costing = lines.filter(({ cost }) => cost !== 0)
    const known = await booked(
      trx,
      costing.map(({ id }) => id),
    )
    for (const { id: line, source, cost: amount, created: at } of costing) {
      if (known.has(line)) continue
      const entries = [
        { account: 'processor' as const, amount },
        { account: 'bank' as const, amount: -amount },
      ]
      const tx = await post(trx, { at, ref: source || line, entries })
      await trx
        .insertInto('payment_cost')
        .values({ line, source: source || line, amount, tx, at })
        .execute()
    }
  })

/** Which of these lines are booked; two who reconcile at once take turns. */
async function booked(trx: Db, lines: string[]): Promise<Set<string>> {
  if (lines.length === 0) return new Set()
  await sql`lock table payment_cost in share row exclusive mode`.execute(trx)
  const rows = await trx
    .selectFrom('payment_cost')
    .select('line')
    .where('line', 'in', lines)
    .execute()
  return new Set(rows.map(({ line }) => line))
}

/** What cards brought and cost in a month of Madrid: EUR cents, newest first. */
export async function costsByMonth(
  db: Db,
): Promise<{ month: string; fee: number; cost: number }[]> {
  const { rows } = await sql<{ month: string; fee: number; cost: number }>`
    select to_char(at at time zone 'Europe/Madrid', 'YYYY-MM') as month,
      coalesce(sum(amount) filter (where account = 'fee'), 0)::int8 as fee,
      coalesce(sum(amount) filter (where account = 'processor'), 0)::int8 as cost
    from ledger_entry where account in ('fee', 'processor')
    group by 1 order by 1 desc limit 24`.execute(db)
  return rows
}

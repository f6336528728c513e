import type { Db } from '../../db/index.ts'
import { lockInvoice, rectifying } from './invoice.repository.ts'
import { setOff } from './rectify.ts'

/**
 * Takes back that money came for an invoice an agency issued: somebody saw that an entry of the bank
 * was for another one. `amount` in EUR cents as it was noted. Who was told that it is paid whole
 * (`onInvoicePaid`) is not told: rooms of the operator listen, and what it issued is booked, so
 * never taken back. What was taken back of it meanwhile is set off against what is open again. Throws
 * for more than was paid.
 */
export async function unpayInvoice(
  trx: Db,
  { id, amount, now }: { id: string; amount: number; now: Date },
): Promise<void> {
  const row = await lockInvoice(trx, id)
  if (!row || row.by_operator) throw new Error(`There is no invoice ${id} of an agency`)
  const same = Math.sign(amount) === Math.sign(row.paid)
  if (amount === 0 || !same || Math.abs(amount) > Math.abs(row.paid))
    throw new Error(`Of ${row.full_number} ${row.paid} are paid, not ${amount}`)
  const paid = row.paid - amount
  let open = await trx
    .updateTable('invoice')
    .set({ paid, ...(paid === 0 ? { paid_at: null } : {}) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  for (const credit of await rectifying(trx, id)) {
    await setOff(trx, open, credit, now)
    open = (await lockInvoice(trx, id)) ?? open
  }
}

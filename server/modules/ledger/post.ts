import { uuidv7, type Db } from '../../db/index.ts'

/**
 * Accounts. `receivable`: what receivers of the operator's invoices owe; `withheld`: what they pay
 * to the tax agency in its name; `income` and `vat`: what those invoices charge; `bank`: what came.
 * The others are of orders: the buyer's, the seller's (held back, free, paid out), the operator's
 * fee with its VAT, the processor's cost.
 */
export type Account =
  | 'receivable'
  | 'withheld'
  | 'income'
  | 'vat'
  | 'bank'
  | 'buyer'
  | 'seller:held'
  | 'seller:free'
  | 'seller:paid'
  | 'fee'
  | 'fee_vat'
  | 'processor'

/** One side of a movement, in EUR cents; nothing is left out. */
export interface Entry {
  account: Account
  amount: number
  agencyId?: string | null
  userId?: string | null
  /** Where it is another than the movement's. */
  invoiceId?: string | null
}

/** What moved, why (`ref`: a number people can look up), and what it is of. */
export interface Movement {
  at: Date
  ref: string
  entries: Entry[]
  invoiceId?: string | null
  orderId?: string | null
}

/** Books a movement; throws unless its entries are whole cents that sum to zero. Its id. */
export async function post(trx: Db, movement: Movement): Promise<string> {
  const { at, ref, invoiceId = null, orderId = null } = movement
  const entries = movement.entries.filter(({ amount }) => amount !== 0)
  const sum = entries.reduce((all, { amount }) => all + amount, 0)
  if (sum !== 0 || !entries.every(({ amount }) => Number.isSafeInteger(amount)))
    throw new Error(`The movement ${ref} does not sum to zero: ${sum}`)
  const tx = uuidv7()
  if (entries.length === 0) return tx
  await trx
    .insertInto('ledger_entry')
    .values(
      entries.map(({ account, amount, agencyId = null, userId = null, ...own }) => ({
        id: uuidv7(),
        tx,
        at,
        account,
        amount,
        agency_id: agencyId,
        user_id: userId,
        invoice_id: own.invoiceId ?? invoiceId,
        order_id: orderId,
        ref,
      })),
    )
    .execute()
  return tx
}

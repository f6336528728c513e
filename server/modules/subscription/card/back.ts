import { inTransaction } from '../../../db/index.ts'
import { isKeyOld, PaymentsRefused, type PaymentsPort } from '../../../ports/payments/index.ts'
import { keyOf, type CardDeps } from './asked.ts'
import { book, endTry, type TryRow } from './card.repository.ts'

/** What was charged too much goes back, once; it is noted as the service has it. */
export async function giveBack(deps: CardDeps, port: PaymentsPort, one: TryRow): Promise<boolean> {
  const { intent, amount } = one
  if (intent === null || amount === null) throw new Error(`${one.id} gives nothing back`)
  const isOld = isKeyOld(one.created_at, deps.now())
  if (!isOld)
    await port.giveBack(intent, amount, keyOf(one)).catch((error: unknown) => {
      if (!(error instanceof PaymentsRefused)) throw error
    })
  const { refunds } = await port.charged(intent)
  await inTransaction(deps.db, async (trx) => {
    for (const { id: object, amount: back } of refunds)
      await book(trx, { object, tryId: one.id, amount: -back }, deps.now())
    const end = refunds.length > 0 ? ({ state: 'done' } as const) : REFUSED
    await endTry(trx, one, end, deps.now())
  })
  return true
}
const REFUSED = { state: 'refused', code: 'refund' } as const

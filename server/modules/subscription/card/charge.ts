import { takesCards } from '../../../config/payments.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import {
  isKeyOld,
  PaymentsRefused,
  type Charged,
  type KeptSale,
  type PaymentsPort,
} from '../../../ports/payments/index.ts'
import { lockInvoice, payInvoice } from '../../invoice/index.ts'
import { tell } from '../mails.ts'
import { holdSubscription } from '../row.ts'
import { keyOf, type CardDeps } from './asked.ts'
import { addTry, book, cardOf, endTry, refusalsOf, type TryRow } from './card.repository.ts'
import { nextTry, wordOf } from './due.ts'

const HOUR_MS = 3_600_000

/** A charge: made under its key, or looked for once that is old; a word: refused; null: none. */
async function intentOf(
  port: PaymentsPort,
  one: TryRow,
  now: Date,
): Promise<{ intent: string } | { code: string } | null> {
  const sale = { ...one.fields, tryId: one.id, amount: one.amount ?? 0 } as unknown as KeptSale
  try {
    if (!isKeyOld(one.created_at, now)) return { intent: await port.charge(sale, keyOf(one)) }
    const asked = { tryId: one.id, since: new Date(one.created_at.getTime() - HOUR_MS) }
    const intent = await port.chargeAsked(sale.customer, asked)
    return intent ? { intent } : null
  } catch (error) {
    if (!(error instanceof PaymentsRefused)) throw error
    return { code: error.code }
  }
}

/** What was paid of an invoice, noted; what is more than was open of it goes back to the card. */
async function pay(trx: Db, deps: CardDeps, one: TryRow, found: Charged): Promise<void> {
  const now = deps.now()
  const { intent, amount, charge } = found
  if (charge) await book(trx, { object: charge, tryId: one.id, amount }, now)
  const invoice = one.invoice_id === null ? undefined : await lockInvoice(trx, one.invoice_id)
  const open = invoice && invoice.rectified_at === null ? invoice.payable - invoice.paid : 0
  const taken = Math.max(0, Math.min(open, amount))
  if (invoice && taken > 0) {
    await payInvoice(trx, { id: invoice.id, amount: taken, now })
    const facts = { number: invoice.full_number }
    await tell({ trx, deps }, { agencyId: one.agency_id, occasion: 'charged', facts })
  }
  if (amount > taken)
    await addTry(
      trx,
      {
        agency_id: one.agency_id,
        kind: 'back',
        invoice_id: one.invoice_id,
        amount: amount - taken,
        fields: {},
        intent,
      },
      now,
    )
}

/** Notes a payment as the service has it; whether it has come to an end. */
export async function note(
  deps: CardDeps,
  port: PaymentsPort,
  one: TryRow,
  found: Charged,
): Promise<boolean> {
  const now = deps.now()
  const isStrange = found.livemode !== port.livemode || found.tryId !== one.id
  if (!isStrange && found.state === 'open') return false
  return inTransaction(deps.db, async (trx) => {
    await holdSubscription(trx, one.agency_id)
    const isPaid = !isStrange && found.state === 'paid'
    const end = isPaid
      ? { state: 'done' as const }
      : { state: 'refused' as const, code: isStrange ? 'strange' : (found.failure ?? 'failed') }
    if (!(await endTry(trx, one, { ...end, intent: found.intent }, now))) return true
    if (isPaid) await pay(trx, deps, one, found)
    else if (one.kind === 'charge') await tellRefused(trx, deps, one, end.code ?? '')
    return true
  })
}

/** Whether the invoice of a try that was refused is charged again by itself. */
async function isTriedAgain(trx: Db, { agency_id, invoice_id }: TryRow): Promise<boolean> {
  const card = await cardOf(trx, agency_id)
  if (!card || invoice_id === null) return false
  return nextTry(await refusalsOf(trx, invoice_id, card)) !== null
}

/** The bank's refusal, told once for each try, and whether another comes. */
async function tellRefused(trx: Db, deps: CardDeps, one: TryRow, code: string): Promise<void> {
  const facts = { number: String(one.fields['title'] ?? '') }
  const isAgain = await isTriedAgain(trx, one)
  // Where no card is taken any more, none is changed, and nobody pays by one.
  const bare = isAgain ? 'refusedBare' : 'refusedLastBare'
  const again = isAgain ? 'refused' : 'refusedLast'
  const word = wordOf(code) === 'confirm' ? 'confirm' : again
  const occasion = takesCards(deps.config) ? word : bare
  await tell({ trx, deps }, { agencyId: one.agency_id, occasion, facts })
}

/** A charge that was written, made and noted; whether it has come to an end. */
export async function charge(deps: CardDeps, port: PaymentsPort, one: TryRow): Promise<boolean> {
  const found = await intentOf(port, one, deps.now())
  // It never reached the service: no bank refused it.
  if (!found) return endTry(deps.db, one, { state: 'closed' }, deps.now()).then(() => true)
  if ('intent' in found) return note(deps, port, one, await port.charged(found.intent))
  return inTransaction(deps.db, async (trx) => {
    const end = { state: 'refused', code: found.code } as const
    if (await endTry(trx, one, end, deps.now())) await tellRefused(trx, deps, one, found.code)
    return true
  })
}

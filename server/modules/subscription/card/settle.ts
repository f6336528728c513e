import type { Deps as All } from '../../../contract/deps.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { eachOne } from '../../../jobs/index.ts'
import {
  isKeyOld,
  PaymentsRefused,
  type Charged,
  type KeptCard,
  type KeptSale,
  type PaymentsPort,
} from '../../../ports/payments/index.ts'
import { lockInvoice, payInvoice } from '../../invoice/index.ts'
import { tell } from '../mails.ts'
import { holdSubscription } from '../row.ts'
import {
  addTry,
  book,
  cardOf,
  endTry,
  openTry,
  refusalsOf,
  saveCard,
  type TryRow,
} from './card.repository.ts'
import { dueNow, nextTry, wordOf } from './due.ts'

/** Invoices of one agency in a row: fewer are ever open. */
const MOST = 12
const HOUR_MS = 3_600_000

/** What cards of plans stand on. */
export type CardDeps = Pick<All, 'db' | 'now' | 'payments' | 'jobs'>

/** The key of what is asked for: good for a day (docs/decisions/0245). */
export const keyOf = ({ id, kind }: Pick<TryRow, 'id' | 'kind'>): string => `plan:${kind}:${id}`

/** What is under way for an agency, or the charge that is due, written before it is made. */
const nextOf = (deps: CardDeps, agencyId: string): Promise<TryRow | null> =>
  inTransaction(deps.db, async (trx) => {
    await holdSubscription(trx, agencyId)
    const open = await openTry(trx, agencyId)
    const card = open ? undefined : await cardOf(trx, agencyId)
    const due = card && (await dueNow(trx, card, deps.now()))
    if (!card || !due) return open ?? null
    const { invoiceId, amount, number } = due
    const fields = { customer: card.customer, method: card.method, title: number }
    return addTry(
      trx,
      { agency_id: agencyId, kind: 'charge', invoice_id: invoiceId, amount, fields },
      deps.now(),
    )
  })

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
async function note(
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
  const again = (await isTriedAgain(trx, one)) ? 'refused' : 'refusedLast'
  const occasion = wordOf(code) === 'confirm' ? 'confirm' : again
  await tell({ trx, deps }, { agencyId: one.agency_id, occasion, facts })
}

/** Keeps the card that a page was given; the one before is forgotten at the service. */
async function replaceCard(
  deps: CardDeps,
  port: PaymentsPort,
  { id, agency_id }: TryRow,
  card: KeptCard,
): Promise<void> {
  const before = await inTransaction(deps.db, async (trx) => {
    await holdSubscription(trx, agency_id)
    if ((await openTry(trx, agency_id))?.id !== id) return undefined
    const previous = await cardOf(trx, agency_id)
    await saveCard(trx, agency_id, card, deps.now())
    return previous
  })
  if (!before || before.method === card.method) return
  // What the service does not know any more is forgotten there.
  await port.forget(before.method).catch((error: unknown) => {
    if (!(error instanceof PaymentsRefused)) throw error
  })
}

/** A page as it stands; whether it has come to an end. */
async function lookAtPage(deps: CardDeps, port: PaymentsPort, one: TryRow): Promise<boolean> {
  const now = deps.now()
  const close = (): Promise<boolean> =>
    endTry(deps.db, one, { state: 'closed' }, now).then(() => true)
  // Its answer was lost: nobody has seen that page.
  if (one.session === null)
    return now.getTime() - one.created_at.getTime() > HOUR_MS ? close() : false
  const page = await port.kept(one.session).catch((error: unknown) => {
    if (error instanceof PaymentsRefused && error.code === 'resource_missing') return null
    throw error
  })
  // The service does not know that page any more: nobody can pay there.
  if (page === null) return close()
  if (page.state === 'open') return false
  if (page.state === 'expired') return close()
  if (page.card) await replaceCard(deps, port, one, page.card)
  if (page.intent) return note(deps, port, one, await port.charged(page.intent))
  return endTry(deps.db, one, { state: 'done' }, now).then(() => true)
}

/** What was charged too much goes back, once; it is noted as the service has it. */
async function giveBack(deps: CardDeps, port: PaymentsPort, one: TryRow): Promise<boolean> {
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

async function look(deps: CardDeps, port: PaymentsPort, one: TryRow): Promise<boolean> {
  if (one.kind === 'page') return lookAtPage(deps, port, one)
  if (one.kind === 'back') return giveBack(deps, port, one)
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

/** Hears what became of what is under way for an agency's card, and charges what is due. */
export async function settleCard(deps: CardDeps, agencyId: string): Promise<void> {
  const { payments: port } = deps
  if (!port) return
  for (let left = MOST; left > 0; left -= 1) {
    const one = await nextOf(deps, agencyId)
    if (!one || !(await look(deps, port, one))) return
  }
}

/** Hears what became of what is under way for an agency's card, and begins no charge. */
export async function hearCard(deps: CardDeps, agencyId: string): Promise<void> {
  const { payments: port } = deps
  if (!port) return
  for (let left = MOST; left > 0; left -= 1) {
    const one = await openTry(deps.db, agencyId)
    if (!one || !(await look(deps, port, one))) return
  }
}

/** Every agency that has a card, or something under way; one that fails holds up no other. */
export async function settleCards(deps: CardDeps): Promise<void> {
  if (!deps.payments) return
  const agencies = await deps.db
    .selectFrom('subscription_card')
    .select('agency_id as id')
    .union(
      deps.db
        .selectFrom('subscription_card_try')
        .select('agency_id as id')
        .where('state', '=', 'open'),
    )
    .orderBy('id')
    .execute()
  await eachOne(agencies, ({ id }) => settleCard(deps, id))
}

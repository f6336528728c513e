import { inTransaction, type Db } from '../../db/index.ts'
import { jobQueue } from '../../jobs/queue.ts'
import {
  isKeyOld,
  PaymentsRefused,
  type CardSale,
  type PaymentsPort,
} from '../../ports/payments/index.ts'

import { nextCall } from './next.ts'
import {
  addTry,
  endTry,
  lockPayment,
  openTry,
  paymentOf,
  type PaymentRow,
  type TryRow,
} from './payment.repository.ts'
import { roomOfCards, type PayDeps } from './room.ts'
import { syncLocked } from './sync.ts'

export const SETTLE = 'payment.settle'
/** Calls of one order in a row: a hold, a charge and a few refunds are fewer. */
const MOST = 8

const KINDS: ReadonlySet<string> = new Set<TryRow['kind']>([
  'open',
  'expire',
  'capture',
  'release',
  'refund',
  'reverse',
])

/** An order has changed: what follows for its card is called after the commit. */
export const settleSoon = (trx: Db, orderId: string): Promise<void> =>
  jobQueue().add(trx, SETTLE, { orderId }, { key: orderId })

/** Makes a call under its key; what it answers is not believed, but fetched. */
export async function call(port: PaymentsPort, { kind, fields, key }: TryRow): Promise<string> {
  const text = (name: string): string => String(fields[name] ?? '')
  switch (kind) {
    case 'open': {
      const page = await port.open(fields as unknown as CardSale, key)
      return JSON.stringify(page)
    }
    case 'expire':
      await port.expire(text('session'), key)
      return ''
    case 'capture':
      await port.capture(text('intent'), key)
      return ''
    case 'release':
      await port.release(text('intent'), key)
      return ''
    case 'refund':
      await port.refund(text('intent'), Number(fields['amount']), key)
      return ''
    case 'reverse':
      await port.reverse(text('intent'), Number(fields['amount']), key)
      return ''
  }
}

/** Whether a call that is under way can be made by this version: one of a later version waits for it. */
export const canMake = ({ kind, state }: TryRow): boolean => state === 'open' && KINDS.has(kind)

/** The call that is under way, or the one that is due, written before it is made; null: none. */
export const dueTry = (deps: PayDeps, id: string): Promise<TryRow | null> =>
  inTransaction(deps.db, async (trx) => {
    const payment = await lockPayment(trx, id)
    const open = await openTry(trx, id)
    if (open) return open
    const wanted = await roomOfCards().wanted(trx, payment)
    if (wanted.payableAt?.getTime() !== payment.payable_at?.getTime())
      await trx
        .updateTable('payment')
        .set({ payable_at: wanted.payableAt })
        .where('id', '=', id)
        .execute()
    const due = nextCall(payment, wanted)
    return due && addTry(trx, payment, due.kind, due.fields, deps.now())
  })

/**
 * The page that a call opened; the one that is there now. What became of the page of before, where a
 * card may have been refused, is no more looked at.
 */
async function keepPage(trx: Db, one: TryRow, answer: string, now: PaymentRow): Promise<void> {
  const { session, url } = JSON.parse(answer) as { session: string; url: string }
  const until = new Date(Number(one.fields['until']) * 1000)
  await trx
    .updateTable('payment')
    .set({
      session,
      session_url: url,
      session_until: until,
      ...(session !== now.session && { intent: null, charge: null, state: 'open' }),
    })
    .where('id', '=', one.payment_id)
    .execute()
}

/**
 * Makes a written call, looks at what it has done, and ends it, the last two at once: a call that
 * was over before its effect was seen would be made again under another key. Throws PaymentsFailure:
 * it is made again later.
 */
export async function makeTry(deps: PayDeps, port: PaymentsPort, one: TryRow): Promise<void> {
  // Under a key that the service has forgotten all would be given back twice: it is only looked at.
  const isOld = one.kind === 'refund' && isKeyOld(one.created_at, deps.now())
  const answer = isOld
    ? new PaymentsRefused('key_expired')
    : await call(port, one).catch((error: unknown) => {
        if (error instanceof PaymentsRefused) return error
        throw error
      })
  await inTransaction(deps.db, async (trx) => {
    const before = await lockPayment(trx, one.payment_id)
    const refused = answer instanceof PaymentsRefused ? answer.code : null
    if (one.kind === 'open') {
      if (typeof answer === 'string') await keepPage(trx, one, answer, before)
    } else {
      const after = await syncLocked(trx, deps, port, one.payment_id)
      // Refused, and nothing has moved on by itself: somebody has to look.
      const isStuck = refused !== null && after.state === before.state && !isOld
      if (isStuck && one.kind !== 'expire')
        await trx
          .updateTable('payment')
          .set({ trouble: `${one.kind}: ${refused}` })
          .where('id', '=', one.payment_id)
          .execute()
      // Closed by us, or closed already: either way it is not asked for again.
      if (one.kind === 'expire')
        await trx
          .updateTable('payment')
          .set({ session_url: null })
          .where('id', '=', one.payment_id)
          .where('session', '=', String(one.fields['session']))
          .execute()
    }
    await endTry(trx, one.id, refused === null ? 'done' : 'refused', refused, deps.now())
  })
}

/** Does what an order's state asks of its card, call after call, until nothing is left. */
export async function settle(deps: PayDeps, orderId: string): Promise<void> {
  const { payments: port } = deps
  const payment = await paymentOf(deps.db, orderId)
  if (!payment || !port) return
  for (let left = MOST; left > 0; left -= 1) {
    const one = await dueTry(deps, payment.id)
    if (!one || !canMake(one)) return
    await makeTry(deps, port, one)
  }
}

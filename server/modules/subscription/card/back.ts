import { inTransaction, sql, type Db } from '../../../db/index.ts'
import { isKeyOld, PaymentsRefused, type PaymentsPort } from '../../../ports/payments/index.ts'
import { keyOf, type CardDeps } from './asked.ts'
import { addTry, book, endTry, type TryRow } from './card.repository.ts'
import { isStillOwed, noteCredit } from './credit.ts'
import { settleSoon } from './job.ts'

/** What the service calls the refund that was asked for; its word for why there is none. */
async function ask(
  { now }: CardDeps,
  port: PaymentsPort,
  one: TryRow & { intent: string; amount: number },
): Promise<{ refund: string } | { code: string }> {
  // Nothing is asked any more under a key that the service may have forgotten.
  if (isKeyOld(one.created_at, now())) return { code: 'key_expired' }
  try {
    return { refund: await port.giveBack(one.intent, one.amount, keyOf(one)) }
  } catch (error) {
    if (!(error instanceof PaymentsRefused)) throw error
    return { code: error.code }
  }
}

/**
 * Whether it went back: as the service lists it. Where its name was lost with the answer and the key
 * is old, by the sum of all that should have gone.
 */
async function hasGone(
  trx: Db,
  one: { intent: string; amount: number },
  answer: { refund: string } | { code: string },
  refunds: { id: string; amount: number }[],
): Promise<boolean> {
  if ('refund' in answer) return refunds.some(({ id }) => id === answer.refund)
  if (answer.code !== 'key_expired') return false
  const gone = refunds.reduce((sum, refund) => sum + refund.amount, 0)
  return gone >= (await givenBack(trx, one.intent)) + one.amount
}

/** What goes back of a charge goes once; it is noted as the service has it. */
export async function giveBack(deps: CardDeps, port: PaymentsPort, one: TryRow): Promise<boolean> {
  const { intent, amount } = one
  if (intent === null || amount === null) throw new Error(`${one.id} gives nothing back`)
  if (!(await isStillOwed(deps.db, one))) {
    await endTry(deps.db, one, { state: 'closed' }, deps.now())
    return true
  }
  const answer = await ask(deps, port, { ...one, intent, amount })
  const { refunds } = await port.charged(intent)
  await inTransaction(deps.db, async (trx) => {
    for (const { id: object, amount: back } of refunds)
      await book(trx, { object, tryId: one.id, amount: -back }, deps.now())
    const isBack = await hasGone(trx, { intent, amount }, answer, refunds)
    const code = 'code' in answer ? answer.code : 'missing'
    const end = isBack ? ({ state: 'done' } as const) : ({ state: 'refused', code } as const)
    if ((await endTry(trx, one, end, deps.now())) && isBack) await noteCredit(trx, one, deps.now())
  })
  return true
}

/** EUR cents that went back of a charge by what was asked before. */
async function givenBack(trx: Db, intent: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::int8 as sum from subscription_card_try
    where intent = ${intent} and kind = 'back' and state = 'done'`.execute(trx)
  return rows[0]?.sum ?? 0
}

/** What should have gone back to cards and was refused, by charge; EUR cents. */
export async function refusedRefunds(
  db: Db,
): Promise<{ intent: string; amount: number; code: string }[]> {
  const { rows } = await sql<{ intent: string; amount: number; code: string }>`
    select intent, sum(amount)::int8 as amount, max(code) as code from subscription_card_try
    where kind = 'back' and state = 'refused' group by intent order by intent`.execute(db)
  return rows
}

const closeRefused = (trx: Db, intent: string): Promise<TryRow[]> =>
  trx
    .updateTable('subscription_card_try')
    .set({ state: 'closed' })
    .where('intent', '=', intent)
    .where('kind', '=', 'back')
    .where('state', '=', 'refused')
    .returningAll()
    .execute()

/** Notes that what was refused to go back of a charge was paid another way; false: nothing was. */
export async function refundSettled(trx: Db, intent: string, now: Date): Promise<boolean> {
  const closed = await closeRefused(trx, intent)
  for (const one of closed) await noteCredit(trx, one, now)
  return closed.length > 0
}

/**
 * Asks anew, after the commit, what was refused to go back of a charge: under a new key, since the
 * old one answers what it did. False: nothing was.
 */
export async function refundAgain(trx: Db, intent: string, now: Date): Promise<boolean> {
  const refused = await closeRefused(trx, intent)
  for (const { agency_id, invoice_id, amount } of refused) {
    const asked = { agency_id, kind: 'back' as const, invoice_id, amount, fields: {}, intent }
    await addTry(trx, { ...asked, state: 'waiting' }, now)
    await settleSoon(trx, agency_id)
  }
  return refused.length > 0
}

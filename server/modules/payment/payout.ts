import { SellerPayoutState } from '../../../generated/model/index.ts'
import { knownIn } from '../../contract/known.ts'
import { inTransaction, sql, uuidv7, type Db } from '../../db/index.ts'
import { awaitLaterVersion, eachOne } from '../../jobs/index.ts'
import {
  isKeyOld,
  isPaymentsAway,
  PaymentsRefused,
  type PaymentsPort,
  type PayoutState,
} from '../../ports/payments/index.ts'
import { post } from '../ledger/index.ts'

import { leftOf, openPayout, payableBy, type PayoutRow } from './payout.repository.ts'
import { payoutChanged, type PayDeps } from './room.ts'

const MINUTE = 60_000
const keyOf = ({ id }: Pick<PayoutRow, 'id'>): string => `payout:${id}`

/** Books a payout: what was held for the seller is paid, or not, where `sign` is −1. */
export async function bookPayout(trx: Db, row: PayoutRow, sign: 1 | -1, now: Date): Promise<void> {
  const parts = await trx
    .selectFrom('payout_part')
    .innerJoin('payment', 'payment.id', 'payout_part.payment_id')
    .select(['payout_part.amount', 'payment.order_id', 'payment.number'])
    .where('payout_id', '=', row.id)
    .execute()
  for (const { amount, order_id: orderId, number: ref } of parts)
    await post(trx, {
      at: now,
      ref,
      orderId,
      entries: [
        { account: 'seller:held', amount: -sign * amount },
        { account: 'seller:paid', amount: sign * amount },
      ],
    })
}

/** A payout of all that a seller may have, written before it is asked for; null: nothing to pay. */
const writePayout = (deps: PayDeps, sellerId: string): Promise<PayoutRow | null> =>
  inTransaction(deps.db, async (trx) => {
    const now = deps.now()
    const parts = await leftOf(trx, sellerId, now)
    const open = await openPayout(trx, sellerId)
    if (open) return open
    const amount = parts.reduce((all, { left }) => all + left, 0)
    if (amount <= 0) return null
    const { account } = await trx
      .selectFrom('payment')
      .select('account')
      .where('seller_id', '=', sellerId)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    const row = await trx
      .insertInto('payout')
      .values({
        id: uuidv7(),
        seller_id: sellerId,
        account,
        amount,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('payout_part')
      .values(parts.map(({ id, left }) => ({ payout_id: row.id, payment_id: id, amount: left })))
      .execute()
    return row
  })

/** What is booked of a payout is known by its state; of any other nothing is. */
const isKnownState = knownIn(SellerPayoutState)

/** Notes what the service says of a payout; booked when it goes, booked back when it fails. */
async function note(trx: Db, id: string, said: PayoutState, now: Date): Promise<void> {
  const row = await trx
    .selectFrom('payout')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!isKnownState(row.state)) awaitLaterVersion('the state of a payout')
  if (row.state === 'failed' || row.state === said.state) return
  const { id: object, state, failure, arrivesOn } = said
  if (row.state === 'open') await bookPayout(trx, row, 1, now)
  if (state === 'failed') await bookPayout(trx, row, -1, now)
  const saved = await trx
    .updateTable('payout')
    .set({ object, state, failure, arrives_on: arrivesOn, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await payoutChanged(trx, saved, now)
}

/** A payout that never went. */
export const endPayout = (trx: Db, id: string, failure: string, now: Date): Promise<unknown> =>
  trx
    .updateTable('payout')
    .set({ state: 'failed', failure, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()

/** Pays one seller what is theirs, if the service has it already. */
export async function payOutSeller(
  deps: PayDeps,
  port: PaymentsPort,
  sellerId: string,
): Promise<void> {
  const row = await writePayout(deps, sellerId)
  // Under a key that the service has forgotten it would be paid twice: the books list it.
  if (!row || isKeyOld(row.created_at, deps.now())) return
  // Asked again after a crash under the same key; else only once the money is there.
  const said = await port.payOut(row.account, row.amount, keyOf(row)).catch((error) => {
    if (error instanceof PaymentsRefused) return error
    throw error
  })
  await inTransaction(deps.db, async (trx) => {
    if (!(said instanceof PaymentsRefused)) return note(trx, row.id, said, deps.now())
    await endPayout(trx, row.id, said.code, deps.now())
  })
}

/**
 * A payout whose answer was lost until its key was forgotten is looked for at the service: it went, or
 * it never did and what was in it is paid with the next. Throws PaymentsRefused where it may not look.
 */
export async function findPayout(deps: PayDeps, port: PaymentsPort, row: PayoutRow): Promise<void> {
  const said = await port.payoutAsked(row.account, {
    key: keyOf(row),
    amount: row.amount,
    since: new Date(row.created_at.getTime() - MINUTE),
  })
  await inTransaction(deps.db, async (trx) => {
    const isTaken =
      said !== null &&
      (await trx
        .selectFrom('payout')
        .select('id')
        .where('object', '=', said.id)
        .executeTakeFirst()) !== undefined
    if (said && !isTaken) return note(trx, row.id, said, deps.now())
    await endPayout(trx, row.id, 'not_found', deps.now())
  })
}

/** Payouts that were asked for so long ago that their key is forgotten. */
export const lostPayouts = async ({ db, now }: Pick<PayDeps, 'db' | 'now'>): Promise<PayoutRow[]> =>
  (await db.selectFrom('payout').selectAll().where('state', '=', 'open').execute()).filter(
    ({ created_at: written }) => isKeyOld(written, now()),
  )

/** Looks at a payout anew; whether it is ours. */
export async function syncPayout(
  deps: PayDeps,
  port: PaymentsPort,
  object: string,
): Promise<boolean> {
  return inTransaction(deps.db, async (trx) => {
    const row = await trx
      .selectFrom('payout')
      .selectAll()
      .where('object', '=', object)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return false
    await note(trx, row.id, await port.payout(row.account, object), deps.now())
    return true
  })
}

/**
 * Every seller who may have something, one payout each, in another order each time; a service that is
 * away is asked twice.
 */
export async function payOut(deps: PayDeps): Promise<void> {
  const { db, payments: port } = deps
  if (!port) return
  const { rows } = await sql<{ id: string; account: string }>`
    select seller_id as id, max(account) as account from payment p
    where ${payableBy(deps.now())} and state = 'captured'
    group by seller_id order by random()`.execute(db)
  const pay = async ({ id, account }: { id: string; account: string }): Promise<void> => {
    if (await mayPay(deps, port, id, account)) await payOutSeller(deps, port, id)
  }
  await eachOne(rows, pay, isPaymentsAway())
}

/** Whether what a seller may have lies at the service already: a charge takes days to arrive. */
async function mayPay(
  { db, now }: PayDeps,
  port: PaymentsPort,
  sellerId: string,
  account: string,
): Promise<boolean> {
  if (await openPayout(db, sellerId)) return true
  const left = await inTransaction(db, (trx) => leftOf(trx, sellerId, now()))
  const due = left.reduce((all, one) => all + one.left, 0)
  return due > 0 && (await port.available(account)) >= due
}

import { inTransaction, type Db } from '../../db/index.ts'
import { jobQueue } from '../../jobs/queue.ts'
import {
  PaymentsRefused,
  type PaymentsEvent,
  type PaymentsPort,
} from '../../ports/payments/index.ts'
import { hearPlan } from '../subscription/index.ts'
import { syncPayout } from './payout.ts'
import { settle } from './settle.ts'
import { syncPayment } from './sync.ts'
import type { PayDeps } from './room.ts'

export const APPLY = 'payment.apply'

/** The room of sellers. */
interface Accounts {
  /** Told that an account has changed; whether it knows it. */
  told(deps: PayDeps, account: string): Promise<boolean>
  /** Those that wait for the service, of which a message may have been lost. */
  waiting(db: Db): Promise<string[]>
}
let accounts: Accounts = { told: async () => false, waiting: async () => [] }

/** The room of sellers is told of their accounts. */
export function onAccount(room: Accounts): void {
  accounts = room
}

export const waitingAccounts = (db: Db): Promise<string[]> => accounts.waiting(db)

/** Keeps a message; once, however often it comes. What it says is fetched by a job. */
export const keepEvent = (deps: PayDeps, event: PaymentsEvent): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('payment_event')
      .values({ ...event, received_at: deps.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    // Messages about one object are one look at it.
    if (numInsertedOrUpdatedRows)
      await jobQueue().add(trx, APPLY, { object: event.object }, { key: event.object })
  })

const orderOf = async (db: Db, session: string | null, intent: string | null) =>
  db
    .selectFrom('payment')
    .select(['id', 'order_id'])
    .where((eb) => eb.or([eb('session', '=', session), eb('intent', '=', intent)]))
    .executeTakeFirst()

/** Makes ours what an object is now; why not, where it is not ours. */
export async function applyObject(
  deps: PayDeps,
  port: PaymentsPort,
  object: string,
  account: string | null,
): Promise<string | null> {
  if (object.startsWith('acct_')) return (await accounts.told(deps, object)) ? null : 'account'
  if (object.startsWith('po_'))
    return account && (await syncPayout(deps, port, object)) ? null : 'payout'
  const isPage = object.startsWith('cs_')
  const intent = isPage ? null : await port.intentOf(object)
  const known =
    (await orderOf(deps.db, isPage ? object : null, intent)) ??
    // A message may be here before the page that its card was given on has been noted.
    (await byOrder(deps, port, intent))
  if (!known)
    return (await hearPlan(deps, port, { session: isPage ? object : null, intent }))
      ? null
      : 'payment'
  await syncPayment(deps, port, known.id)
  await settle(deps, known.order_id)
  return null
}

async function byOrder(deps: PayDeps, port: PaymentsPort, intent: string | null) {
  const orderId = intent && (await port.payment(intent)).orderId
  if (!orderId) return undefined
  return deps.db
    .selectFrom('payment')
    .select(['id', 'order_id'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
}

/** Applies all that was said of an object by one look at it; what is not ours is kept. */
export async function applyEvents(deps: PayDeps, object: string): Promise<void> {
  const { db, payments: port } = deps
  if (!port) return
  const said = await db
    .selectFrom('payment_event')
    .select(['id', 'account', 'livemode'])
    .where('object', '=', object)
    .where('state', '=', 'new')
    .execute()
  const end = async (ids: string[], why: string | null): Promise<void> => {
    if (ids.length > 0)
      await db
        .updateTable('payment_event')
        .set({ state: why === null ? 'applied' : 'kept', why, applied_at: deps.now() })
        .where('id', 'in', ids)
        .execute()
  }
  const idsOf = (which: (one: (typeof said)[number]) => boolean): string[] =>
    said.filter(which).map(({ id }) => id)
  await end(
    idsOf(({ livemode }) => livemode !== port.livemode),
    'mode',
  )
  const ours = said.filter(({ livemode }) => livemode === port.livemode)
  if (ours.length === 0) return
  const account = ours.find((one) => one.account)?.account ?? null
  const why = await applyObject(deps, port, object, account).catch((error: unknown) => {
    // What the service does not know (any more) is nothing to look at again.
    if (!(error instanceof PaymentsRefused)) throw error
    return error.code
  })
  await end(
    ours.map(({ id }) => id),
    why,
  )
}

import type { Selectable } from 'kysely'
import { json, uuidv7, type Db, type Tables } from '../../../db/index.ts'
import type { KeptCard } from '../../../ports/payments/index.ts'

/** A row of `subscription_card`. */
export type CardRow = Selectable<Tables['subscription_card']>
/** A row of `subscription_card_try`. */
export type TryRow = Selectable<Tables['subscription_card_try']>

/** The card that an agency's plan is charged to. */
export const cardOf = (db: Db, agencyId: string): Promise<CardRow | undefined> =>
  db
    .selectFrom('subscription_card')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .executeTakeFirst()

const OVER = ['done', 'refused', 'closed'] as const

/**
 * What is asked of the service for an agency and is not answered yet, in a state of a later version
 * too: nothing is asked beside it. At most one.
 */
export const openTry = (db: Db, agencyId: string): Promise<TryRow | undefined> =>
  db
    .selectFrom('subscription_card_try')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('state', 'not in', [...OVER, 'waiting'])
    .executeTakeFirst()

/** The longest waiting is asked next: its key counts from now. */
export async function takeWaiting(
  trx: Db,
  agencyId: string,
  now: Date,
): Promise<TryRow | undefined> {
  const first = await trx
    .selectFrom('subscription_card_try')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .executeTakeFirst()
  if (!first) return undefined
  return trx
    .updateTable('subscription_card_try')
    .set({ state: 'open', created_at: now })
    .where('id', '=', first.id)
    .returningAll()
    .executeTakeFirst()
}

type NewTry = Pick<TryRow, 'agency_id' | 'kind' | 'invoice_id' | 'amount' | 'fields'> &
  Partial<Pick<TryRow, 'id' | 'intent' | 'state'>>

/** Writes what is about to be asked for. */
export const addTry = (trx: Db, one: NewTry, now: Date): Promise<TryRow> =>
  trx
    .insertInto('subscription_card_try')
    .values({ id: uuidv7(), ...one, fields: json(one.fields) as never, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Notes what came of it; false where somebody else did. */
export async function endTry(
  trx: Db,
  { id }: Pick<TryRow, 'id'>,
  end: { state: 'done' | 'refused' | 'closed'; intent?: string | null; code?: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('subscription_card_try')
    .set({ ...end, url: null, ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The card that was given last takes the place of the one before. */
export async function saveCard(
  trx: Db,
  agencyId: string,
  { customer, method, brand, last4, expiresOn }: KeptCard,
  now: Date,
): Promise<void> {
  const values = { customer, method, brand, last4, expires_on: expiresOn, kept_at: now }
  await trx
    .insertInto('subscription_card')
    .values({ agency_id: agencyId, ...values })
    .onConflict((on) => on.column('agency_id').doUpdateSet(values))
    .execute()
}

/** Charges of an invoice that the bank of this card refused, oldest first. */
export const refusalsOf = (db: Db, invoiceId: string, card: CardRow): Promise<TryRow[]> =>
  db
    .selectFrom('subscription_card_try')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .where('kind', '=', 'charge')
    .where('state', '=', 'refused')
    .where('created_at', '>=', card.kept_at)
    .orderBy('created_at')
    .execute()

/** Remembers what moved money at the service, once. */
export async function book(
  trx: Db,
  { object, tryId, amount }: { object: string; tryId: string; amount: number },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('subscription_card_booking')
    .values({ object, try_id: tryId, amount, at: now })
    .onConflict((on) => on.column('object').doNothing())
    .execute()
}

import type { Insertable, Selectable, Updateable } from 'kysely'
import type { OrderEventAct } from '../../../generated/model/index.ts'
import { keepStored } from '../../contract/stored/index.ts'
import { json, sql, uuidv7, type Db, type Tables } from '../../db/index.ts'

/** A row of `market_order`. */
export type OrderRow = Selectable<Tables['market_order']>

/** An order, whoever's; locked when it is about to change. */
export async function findOrder(db: Db, id: string, lock = false): Promise<OrderRow | null> {
  const query = db.selectFrom('market_order').selectAll().where('id', '=', id)
  return (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? null
}

/** The order that an agency made with a key. */
export async function orderOfKey(db: Db, agencyId: string, key: string): Promise<OrderRow | null> {
  const query = db
    .selectFrom('market_order')
    .selectAll()
    .where('buyer_agency', '=', agencyId)
    .where('key', '=', key)
  return (await query.executeTakeFirst()) ?? null
}

type New = Omit<Insertable<Tables['market_order']>, 'number'>

/** Makes an order; its number is the year and the next of all orders. */
export async function insertOrder(trx: Db, row: New, year: string): Promise<OrderRow> {
  return trx
    .insertInto('market_order')
    .values({
      ...row,
      // `lpad` cuts what is longer: the ten thousandth would be called like the thousandth.
      number: sql<string>`(select ${`P-${year}-`} || lpad(n, greatest(4, length(n)), '0')
        from (select nextval('market_order_number')::text as n) as drawn)`,
      item: json(row.item) as never,
      sum: json(row.sum) as never,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Writes an order, one version on. */
export async function saveOrder(
  trx: Db,
  id: string,
  { delivery, sum, ...rest }: Updateable<Tables['market_order']>,
  now: Date,
): Promise<OrderRow> {
  const kept = delivery && (await keepStored(trx, 'market_order.delivery', { id }, delivery))
  return trx
    .updateTable('market_order')
    .set({
      ...rest,
      ...(delivery !== undefined && { delivery: (kept ? json(kept) : null) as never }),
      ...(sum && { sum: json(sum) as never }),
      version: sql<number>`version + 1`,
      updated_at: now,
      // Its invoices follow it.
      invoice_at: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Notes what was done; append only. */
export async function addAct(
  trx: Db,
  { id: order_id, version }: Pick<OrderRow, 'id' | 'version'>,
  act: {
    act: OrderEventAct
    side: Tables['order_act']['side']
    by: string | null
    at: Date
    text?: string | null
    startsAt?: Date | null
  },
): Promise<void> {
  await trx
    .insertInto('order_act')
    .values({
      id: uuidv7(),
      order_id,
      act: act.act,
      side: act.side,
      by_user: act.by,
      text: act.text ?? null,
      starts_at: act.startsAt ?? null,
      version,
      at: act.at,
    })
    .execute()
}

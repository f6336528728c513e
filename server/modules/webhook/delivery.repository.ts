import { sql, uuidv7, type Db } from '../../db/index.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import type { Lang } from '../../contract/lang.ts'
import type { DeliveryRow, TryRow } from './webhook.repository.ts'

const LIST = 'webhookDelivery'

export const findDelivery = (
  db: Db,
  webhookId: string,
  id: string,
): Promise<DeliveryRow | undefined> =>
  db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Tries of a delivery, newest first. */
export const triesOf = (db: Db, deliveryId: string): Promise<TryRow[]> =>
  db
    .selectFrom('webhook_try')
    .selectAll()
    .where('delivery_id', '=', deliveryId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()

/** Writes down a try. */
export async function insertTry(trx: Db, row: Omit<TryRow, 'id'>): Promise<void> {
  await trx
    .insertInto('webhook_try')
    .values({ id: uuidv7(), ...row })
    .execute()
}

/**
 * Takes deliveries that are due, oldest first, for `seconds`: those that are tried by themselves
 * while the webhook is active, and those that a person sends again.
 */
export async function takeDue(
  db: Db,
  webhookId: string,
  { limit, seconds, now }: { limit: number; seconds: number; now: Date },
): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    with due as (
      select d.id from webhook_delivery d join webhook w on w.id = d.webhook_id
      where d.webhook_id = ${webhookId} and (d.taken_until is null or d.taken_until <= ${now})
        and (d.replay_at <= ${now}
          or (d.next_at <= ${now} and w.state = 'active'
            and (w.rests_until is null or w.rests_until <= ${now})))
      order by coalesce(d.replay_at, d.next_at), d.id
      for update of d skip locked limit ${limit})
    update webhook_delivery d set taken_until = ${new Date(now.getTime() + seconds * 1000)}
    from due where d.id = due.id returning d.*`.execute(db)
  return rows
}

/** A page of deliveries, newest first; 400 for a strange cursor. */
export async function pageOfDeliveries(
  db: Db,
  webhookId: string,
  {
    cursor: text,
    limit = 24,
    state,
  }: {
    cursor?: string | undefined
    limit?: number | undefined
    state?: DeliveryRow['state'] | undefined
  },
  lang: Lang,
): Promise<{ rows: DeliveryRow[]; next: string | null; previous: string | null }> {
  const cursor = readCursor(text, { list: LIST, kind: 'id' }, lang)
  const back = cursor?.back ?? false
  const found = await db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .$if(cursor !== null, (query) => query.where('id', back ? '>' : '<', cursor?.id ?? ''))
    .orderBy('id', back ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute()
  return cutPage(found, { list: LIST, cursor, limit })
}

/** Has the events of some time sent again, tests left out; answers how many. */
export async function replayWindow(
  trx: Db,
  webhookId: string,
  { from, to, onlyFailed }: { from: Date; to: Date; onlyFailed: boolean },
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('webhook_delivery')
    .set({ replay_at: now })
    .where('webhook_id', '=', webhookId)
    .where('type', '<>', 'webhook.test')
    .where('at', '>=', from)
    .where('at', '<', to)
    .$if(onlyFailed, (query) => query.where('state', 'in', ['waiting', 'failed']))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Nothing that waits is tried by itself any more. */
export async function giveUpWaiting(trx: Db, webhookId: string): Promise<void> {
  await trx
    .updateTable('webhook_delivery')
    .set({ state: 'failed', next_at: null })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Forgets events of before, with their tries. */
export async function forgetDeliveries(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('webhook_delivery').where('at', '<', before).execute()
}

import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql, withAdvisoryLock, type Db, type Tables } from '../../db/index.ts'

export type WebhookRow = Selectable<Tables['webhook']>
export type DeliveryRow = Selectable<Tables['webhook_delivery']>
export type TryRow = Selectable<Tables['webhook_try']>

/** How many events wait for a try. */
export interface Waiting {
  waiting: number
}

/** Makes acts on the webhooks of an agency wait for each other. */
export const lockWebhooks = (trx: Db, agencyId: string): Promise<void> =>
  withAdvisoryLock(trx, `webhook ${agencyId}`)

/** Webhooks of an agency by name, or one of them. */
export const webhooksOf = (
  db: Db,
  agencyId: string,
  id?: string,
): Promise<(WebhookRow & Waiting)[]> =>
  db
    .selectFrom('webhook')
    .selectAll()
    .select(
      sql<number>`(select count(*) from webhook_delivery d
        where d.webhook_id = webhook.id and d.next_at is not null)`.as('waiting'),
    )
    .where('agency_id', '=', agencyId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()

export const findWebhook = (db: Db, id: string): Promise<WebhookRow | undefined> =>
  db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst()

export const insertWebhook = (trx: Db, row: Insertable<Tables['webhook']>): Promise<WebhookRow> =>
  trx.insertInto('webhook').values(row).returningAll().executeTakeFirstOrThrow()

/** What a person changes; raises the version. */
export async function saveWebhook(
  trx: Db,
  id: string,
  changes: Updateable<Tables['webhook']>,
): Promise<void> {
  await trx
    .updateTable('webhook')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Pauses those of an agency that are on: events are kept until a person goes on. */
export async function pauseWebhooks(db: Db, agencyId: string, now: Date): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ state: 'paused', updated_at: now, version: sql<number>`version + 1` })
    .where('agency_id', '=', agencyId)
    .where('state', '=', 'active')
    .execute()
}

/** What no version stands for: health, leases. */
export async function noteWebhook(
  db: Db,
  id: string,
  changes: Updateable<Tables['webhook']>,
): Promise<void> {
  await db.updateTable('webhook').set(changes).where('id', '=', id).execute()
}

export async function removeWebhook(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('webhook').where('id', '=', id).execute()
}

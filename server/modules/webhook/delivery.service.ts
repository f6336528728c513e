import type {
  WebhookDeliveryPage,
  WebhookDeliveryRecord,
  WebhookReplay,
} from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { fieldErrors, notFound } from '../../contract/errors.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import { uuidv7, type Db } from '../../db/index.ts'
import { attempt } from './attempt.ts'
import { findDelivery, pageOfDeliveries, replayWindow, triesOf } from './delivery.repository.ts'
import { say } from './messages.ts'
import { settleReplay } from './outcome.ts'
import { SEND } from './record.ts'
import { secretsOf } from './sealed.ts'
import { toDelivery, toRecord } from './view.ts'
import type { DeliveryRow, WebhookRow } from './webhook.repository.ts'
import { ownWebhook } from './webhook.service.ts'

/** What a webhook was sent, newest first. */
export async function listDeliveries(
  { db }: Deps,
  actor: Actor,
  id: string,
  query: Parameters<typeof pageOfDeliveries>[2],
): Promise<WebhookDeliveryPage> {
  const webhook = await ownWebhook(db, actor, id)
  const { rows, ...places } = await pageOfDeliveries(db, webhook.id, query, actor.lang)
  return { items: rows.map(toDelivery), ...places }
}

const ownDelivery = async (
  db: Db,
  webhook: WebhookRow,
  id: string,
  { lang }: Actor,
): Promise<DeliveryRow> => (await findDelivery(db, webhook.id, id)) ?? notFound(lang)

const record = async ({ db, config }: Deps, row: DeliveryRow): Promise<WebhookDeliveryRecord> =>
  toRecord(row, await triesOf(db, row.id), config.siteUrl)

/** A delivery with what was sent and answered; 404 for one of another webhook. */
export async function showDelivery(
  deps: Deps,
  actor: Actor,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<WebhookDeliveryRecord> {
  const webhook = await ownWebhook(deps.db, actor, id)
  return record(deps, await ownDelivery(deps.db, webhook, deliveryId, actor))
}

/** Sends an event again and waits for the answer, outside of any transaction. */
export async function replay(
  deps: Deps,
  actor: Actor,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<WebhookDeliveryRecord> {
  const webhook = await ownWebhook(deps.db, actor, id)
  const delivery = await ownDelivery(deps.db, webhook, deliveryId, actor)
  const outcome = await attempt(deps, webhook, delivery, await secretsOf(deps, webhook))
  await settleReplay(deps, delivery, outcome)
  return showDelivery(deps, actor, { id, deliveryId })
}

/** Sends a test event and waits for the answer. */
export async function sendTest(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<WebhookDeliveryRecord> {
  const webhook = await ownWebhook(deps.db, actor, id)
  const { id: deliveryId } = await deps.db
    .insertInto('webhook_delivery')
    .values({
      id: uuidv7(),
      webhook_id: webhook.id,
      event_id: uuidv7(),
      type: 'webhook.test',
      subject: webhook.id,
      version: webhook.version,
      at: deps.now(),
      state: 'failed',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return replay(deps, actor, { id, deliveryId })
}

/** Has the events of some time sent again in the background; answers how many. */
export async function replayBetween(
  { trx, deps, actor }: Work,
  id: string,
  { from, to, onlyFailed = false }: WebhookReplay,
): Promise<number> {
  const { agencyId, lang } = actor
  const webhook = await ownWebhook(trx, actor, id)
  const window = { from: new Date(from), to: new Date(to), onlyFailed }
  if (window.to <= window.from) fieldErrors({ to: say(lang, 'windowTurned') })
  const count = await replayWindow(trx, webhook.id, window, deps.now())
  if (count > 0) await deps.jobs.add(trx, SEND, { id: webhook.id }, { agencyId })
  return count
}

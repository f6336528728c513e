import type {
  Webhook,
  WebhookDelivery,
  WebhookDeliveryRecord,
} from '../../../generated/model/index.ts'
import { bodyOf, messageIdOf } from './message.ts'
import type { DeliveryRow, TryRow, Waiting, WebhookRow } from './webhook.repository.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

function healthOf({ state, failing_since, last_ok_at }: WebhookRow): Webhook['health'] {
  if (state === 'disabled') return 'broken'
  if (failing_since) return 'attention'
  return state === 'active' && last_ok_at ? 'ok' : 'idle'
}

/** A webhook as its agency sees it; never its secret. */
export const toWebhook = (row: WebhookRow & Waiting, now: Date): Webhook => ({
  id: row.id,
  name: row.name,
  url: row.url,
  types: row.types,
  state: row.state,
  reason: row.reason,
  health: healthOf(row),
  waiting: row.waiting,
  failingSince: iso(row.failing_since),
  lastOkAt: iso(row.last_ok_at),
  secretRotatedUntil: row.old_until && row.old_until > now ? iso(row.old_until) : null,
  createdAt: row.created_at.toISOString(),
  version: row.version,
})

/** A delivery as lists show it. */
export const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  type: row.type,
  at: row.at.toISOString(),
  state: row.state,
  tries: row.tries,
  nextAt: iso(row.next_at ?? row.replay_at),
  lastStatus: row.last_status,
  lastFailure: row.last_failure,
})

/** The same with what was sent and answered. */
export const toRecord = (
  row: DeliveryRow,
  tries: TryRow[],
  siteUrl: string,
): WebhookDeliveryRecord => ({
  delivery: toDelivery(row),
  messageId: messageIdOf(row),
  body: bodyOf(row, siteUrl),
  attempts: tries.map(({ at, kind, status, ms, failure, answer }) => ({
    at: at.toISOString(),
    kind,
    status,
    ms,
    failure,
    answer,
  })),
})

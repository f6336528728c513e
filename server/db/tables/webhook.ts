import type { Generated } from 'kysely'
import type {
  Webhook,
  WebhookDelivery,
  WebhookEventType,
  WebhookFailure,
  WebhookTry,
} from '../../../generated/model/index.ts'

/** Tables of the tag `webhook` (0111_webhooks.sql). */
export interface WebhookTables {
  webhook: {
    id: string
    agency_id: string
    name: string
    url: string
    types: WebhookEventType[]
    state: Generated<Webhook['state']>
    reason: Generated<Webhook['reason']>
    /** AES-256-GCM, as the one before the last rotation. */
    secret: Buffer
    old_secret: Generated<Buffer | null>
    old_until: Generated<Date | null>
    failing_since: Generated<Date | null>
    last_ok_at: Generated<Date | null>
    /** Somebody sends to it until then. */
    sending_until: Generated<Date | null>
    /** It did not answer, and is left alone until then. */
    rests_until: Generated<Date | null>
    version: Generated<number>
    created_at: Date
    updated_at: Date
  }
  webhook_delivery: {
    id: string
    webhook_id: string
    event_id: string
    type: WebhookEventType
    /** Id of the record. */
    subject: string
    version: number | null
    changed: Generated<string[]>
    /** Of `publication.*` the channel. */
    integration_id: string | null
    at: Date
    state: Generated<WebhookDelivery['state']>
    /** Tries by itself. */
    tries: Generated<number>
    next_at: Generated<Date | null>
    /** A person sends it again. */
    replay_at: Generated<Date | null>
    /** A sender has it until then. */
    taken_until: Generated<Date | null>
    last_status: Generated<number | null>
    last_failure: Generated<WebhookFailure | null>
  }
  webhook_try: {
    id: string
    delivery_id: string
    at: Date
    kind: WebhookTry['kind']
    status: number | null
    ms: number
    failure: WebhookFailure | null
    /** The beginning of what was answered. */
    answer: string
  }
}

import type { WebhookEventType } from '../../../generated/model/index.ts'
import { onEvent, sql, uuidv7, type Db, type DomainEvent } from '../../db/index.ts'
import { jobQueue } from '../../jobs/queue.ts'

/** Kind of the job that sends what a webhook has waiting. */
export const SEND = 'webhook.send'

const jobs = jobQueue()

/** Kinds of the outbox that are told under their own name. */
const SAME = new Set<string>([
  'property.created',
  'property.saved',
  'property.price_changed',
  'property.published',
  'property.media',
  'contact.created',
  'contact.saved',
  'contact.erased',
  'demand.created',
  'demand.saved',
  'lead.received',
  'visit.requested',
  'visit.confirmed',
  'visit.signed',
  'offer.sent',
  'offer.accepted',
  'publication.published',
  'publication.failed',
  'network.home_shared',
  'network.home_ended',
  'import.finished',
  'takeout.ready',
] satisfies WebhookEventType[])

/** And those that are told under another, by where the record stands now. */
const BY_STATUS: Record<string, WebhookEventType> = {
  reserved: 'property.reserved',
  closed: 'property.closed',
  withdrawn: 'property.withdrawn',
  expired: 'property.withdrawn',
  archived: 'property.archived',
}
const OTHERWISE: Record<string, WebhookEventType> = {
  'property.restored': 'property.saved',
  'property.discarded': 'property.archived',
  'property.document': 'property.saved',
  'demand.status': 'demand.saved',
  'demand.archived': 'demand.saved',
  'demand.restored': 'demand.saved',
}
const CHANGED: Record<string, string[]> = {
  'property.status': ['status'],
  'property.restored': ['status'],
  'property.published': ['status'],
  'property.document': ['documents'],
  'property.media': ['media'],
  'demand.status': ['status'],
}

/** What webhooks are told of an event; null: nothing. */
export function typeOf({ kind, payload = {} }: DomainEvent): WebhookEventType | null {
  if (SAME.has(kind)) return kind as WebhookEventType
  if (kind === 'property.status') return BY_STATUS[String(payload['status'])] ?? 'property.saved'
  return OTHERWISE[kind] ?? null
}

function changedBy({ kind, payload = {} }: DomainEvent): string[] {
  const own = payload['changed']
  return Array.isArray(own) && own.length > 0 ? own.map(String) : (CHANGED[kind] ?? [])
}

const channelOf = ({ payload = {} }: DomainEvent): string | null => {
  const id = payload['integrationId']
  return typeof id === 'string' ? id : null
}

/** Does a webhook of this agency ask for one of these? For acts that tell of many at once. */
export async function isTold(
  trx: Db,
  agencyId: string,
  types: readonly WebhookEventType[],
): Promise<boolean> {
  const found = await trx
    .selectFrom('webhook')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where(sql<boolean>`types && ${sql.val([...types])}::text[]`)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Writes what each webhook of the agency is to be told, in the transaction of the event: it is
 * there if the event is, and nothing has to be looked for afterwards. One that was turned off keeps
 * its events, too, for a person to send.
 */
export async function recordDeliveries(
  trx: Db,
  event: DomainEvent & { id: string; at: Date },
): Promise<void> {
  const type = typeOf(event)
  const { agencyId, payload = {} } = event
  if (type === null || agencyId === null) return
  const version = typeof payload['version'] === 'number' ? payload['version'] : null
  const hooks = await trx
    .selectFrom('webhook')
    .select(['id', 'state'])
    .where('agency_id', '=', agencyId)
    .where(sql<boolean>`${type} = any(types)`)
    .orderBy('id')
    // One that is being ended is waited for and left out: what it would be told fails no act.
    .forKeyShare()
    .execute()
  for (const { id, state } of hooks) {
    await trx
      .insertInto('webhook_delivery')
      .values({
        id: uuidv7(),
        webhook_id: id,
        event_id: event.id,
        type,
        subject: event.subject,
        version,
        changed: changedBy(event),
        integration_id: channelOf(event),
        at: event.at,
        ...(state === 'disabled' ? { state: 'failed' } : { next_at: event.at }),
      })
      .execute()
    // Without a key: a job of one that another transaction has just added would be waited for.
    if (state === 'active') await jobs.add(trx, SEND, { id }, { agencyId })
  }
}

onEvent(recordDeliveries)

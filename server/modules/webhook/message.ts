import { createHmac, randomBytes } from 'node:crypto'
import type { WebhookEvent, WebhookEventType } from '../../../generated/model/index.ts'
import type { DeliveryRow } from './webhook.repository.ts'

const PREFIX = 'whsec_'

/** A new secret: 32 random bytes, as Standard Webhooks writes them. */
export const newSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`

/** What the header `webhook-id` says of an event, in each try and replay. */
export const messageIdOf = ({ event_id }: Pick<DeliveryRow, 'event_id'>): string =>
  `msg_${event_id.replaceAll('-', '')}`

/**
 * Where the record an event is about is read: at its tag, a home's channels at the home, a partner's
 * home at the network.
 */
const readAt = (type: WebhookEventType, subject: string): string => {
  const tag = type.split('.')[0] ?? ''
  if (tag === 'network') return `network/home/${subject}/`
  return tag === 'publication' ? `property/${subject}/publication/` : `${tag}/${subject}/`
}

/** What is sent: the same bytes each time, thin and without personal data. */
export function bodyOf(
  { type, at, subject, version, changed, integration_id: integrationId }: DeliveryRow,
  siteUrl: string,
): string {
  const url = `${siteUrl}/api/v1/${readAt(type, subject)}`
  const event: WebhookEvent = {
    type,
    timestamp: at.toISOString(),
    data: { id: subject, version, changed, ...(integrationId && { integrationId }), url },
  }
  return JSON.stringify(event)
}

function signatureOf(secret: string, signed: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

/** The headers of a try by Standard Webhooks 1.0, signed with each secret that is in force. */
export function headersOf(
  { id, body, at }: { id: string; body: string; at: Date },
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signed = `${id}.${timestamp}.${body}`
  return {
    'content-type': 'application/json',
    'user-agent': 'Llar-Webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => signatureOf(secret, signed)).join(' '),
  }
}

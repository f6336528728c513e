import type { WebhookEventData } from './webhookEventData.ts';
import type { WebhookEventType } from './webhookEventType.ts';

/**
 * The body of a webhook: what happened and where to read more. It holds no personal data; who wants more asks `data.url` with a key. The same event may come more than once and in another order: `webhook-id` tells it, `data.version` says which state is newer.
 */
export interface WebhookEvent {
  type: WebhookEventType;
  /** When it happened, in UTC. */
  timestamp: string;
  data: WebhookEventData;
}

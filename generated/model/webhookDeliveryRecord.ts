import type { WebhookDelivery } from './webhookDelivery.ts';
import type { WebhookTry } from './webhookTry.ts';

/**
 * A delivery with what was sent and answered.
 */
export interface WebhookDeliveryRecord {
  delivery: WebhookDelivery;
  /** `webhook-id` of each try. */
  messageId: string;
  /** What is sent, as it is signed. */
  body: string;
  attempts: WebhookTry[];
}

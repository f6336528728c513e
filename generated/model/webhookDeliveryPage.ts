import type { WebhookDelivery } from './webhookDelivery.ts';

/**
 * Deliveries, newest event first; those of the last 30 days.
 */
export interface WebhookDeliveryPage {
  items: WebhookDelivery[];
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
}

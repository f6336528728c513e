import type { Uuid } from './uuid.ts';
import type { WebhookDeliveryState } from './webhookDeliveryState.ts';
import type { WebhookEventType } from './webhookEventType.ts';
import type { WebhookFailure } from './webhookFailure.ts';

/**
 * An event on its way to one webhook.
 */
export interface WebhookDelivery {
  id: Uuid;
  type: WebhookEventType;
  /** When the event happened. */
  at: string;
  state: WebhookDeliveryState;
  /** @minimum 0 */
  tries: number;
  /**
     * When it is tried next, at the earliest.
     * @nullable
     */
  nextAt: string | null;
  /**
     * Status of the last answer; null: none came yet.
     * @nullable
     */
  lastStatus: number | null;
  /** Why the last try failed; null: it did not, or there was none. */
  lastFailure: WebhookFailure | null;
}

import type { Webhook } from './webhook.ts';

/**
 * Webhooks of an agency, by name.
 */
export interface WebhookList {
  items: Webhook[];
}

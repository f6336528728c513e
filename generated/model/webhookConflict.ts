import type { Webhook } from './webhook.ts';

/**
 * What is stored now.
 */
export interface WebhookConflict {
  message: string;
  current: Webhook;
}

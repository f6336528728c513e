import type { WebhookEventType } from './webhookEventType.ts';

/**
 * A new webhook.
 */
export interface WebhookInput {
  /**
     * What it is for.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  /**
     * https of the open internet, without user and password.
     * @minLength 1
     * @maxLength 500
     */
  url: string;
  /**
     * Which events it is told, at least one.
     * @minItems 1
     * @maxItems 30
     */
  types: WebhookEventType[];
}

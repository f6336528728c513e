import type { WebhookEventType } from './webhookEventType.ts';
import type { WebhookPatchState } from './webhookPatchState.ts';

/**
 * What changes of a webhook; what is left out stays.
 */
export interface WebhookPatch {
  /** @minimum 1 */
  version: number;
  /**
     * @minLength 1
     * @maxLength 80
     */
  name?: string;
  /**
     * @minLength 1
     * @maxLength 500
     */
  url?: string;
  /**
     * @minItems 1
     * @maxItems 30
     */
  types?: WebhookEventType[];
  /** Also of one that was turned off. */
  state?: WebhookPatchState;
}

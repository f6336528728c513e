import type { WebhookFailure } from './webhookFailure.ts';
import type { WebhookTryKind } from './webhookTryKind.ts';

/**
 * One try, newest first, with the beginning of what was answered.
 */
export interface WebhookTry {
  at: string;
  kind: WebhookTryKind;
  /** @nullable */
  status: number | null;
  /**
     * Milliseconds until it was over.
     * @minimum 0
     */
  ms: number;
  failure: WebhookFailure | null;
  /** The first 2,000 characters of the answer. */
  answer: string;
}

import type { Uuid } from './uuid.ts';
import type { WebhookEventType } from './webhookEventType.ts';
import type { WebhookHealth } from './webhookHealth.ts';
import type { WebhookReason } from './webhookReason.ts';
import type { WebhookState } from './webhookState.ts';

/**
 * An address of another program that is told what happens in the agency.
 */
export interface Webhook {
  id: Uuid;
  name: string;
  url: string;
  types: WebhookEventType[];
  state: WebhookState;
  /** Why it was turned off; null while it is not. */
  reason: WebhookReason;
  /** Computed: never ok while something failed last. */
  health: WebhookHealth;
  /**
     * Events that wait for a try.
     * @minimum 0
     */
  waiting: number;
  /**
     * Since when nothing has arrived; null: the last try did.
     * @nullable
     */
  failingSince: string | null;
  /** @nullable */
  lastOkAt: string | null;
  /**
     * Until when the secret before signs, too; null: there is one.
     * @nullable
     */
  secretRotatedUntil: string | null;
  createdAt: string;
  /** @minimum 1 */
  version: number;
}

import type { Webhook } from './webhook.ts';

/**
 * A webhook with its secret, told this once.
 */
export interface WebhookSecret {
  webhook: Webhook;
  /**
     * Signs what is sent: `whsec_` and 32 bytes in base64.
     * @pattern ^whsec_[A-Za-z0-9+/]{43}=$
     */
  secret: string;
}


/**
 * Why it was turned off; null while it is not.
 */
export type WebhookReason = typeof WebhookReason[keyof typeof WebhookReason] | null;


export const WebhookReason = {
  gone: 'gone',
  failing: 'failing',
  secret: 'secret',
} as const;

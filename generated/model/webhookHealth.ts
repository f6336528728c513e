
/**
 * Computed: never ok while something failed last.
 */
export type WebhookHealth = typeof WebhookHealth[keyof typeof WebhookHealth];


export const WebhookHealth = {
  ok: 'ok',
  attention: 'attention',
  broken: 'broken',
  idle: 'idle',
} as const;


export type WebhookState = typeof WebhookState[keyof typeof WebhookState];


export const WebhookState = {
  active: 'active',
  paused: 'paused',
  disabled: 'disabled',
} as const;

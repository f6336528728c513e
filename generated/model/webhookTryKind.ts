
export type WebhookTryKind = typeof WebhookTryKind[keyof typeof WebhookTryKind];


export const WebhookTryKind = {
  schedule: 'schedule',
  replay: 'replay',
} as const;

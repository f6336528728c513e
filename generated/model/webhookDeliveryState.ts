
export type WebhookDeliveryState = typeof WebhookDeliveryState[keyof typeof WebhookDeliveryState];


export const WebhookDeliveryState = {
  waiting: 'waiting',
  delivered: 'delivered',
  failed: 'failed',
} as const;

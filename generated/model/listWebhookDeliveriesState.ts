
export type ListWebhookDeliveriesState = typeof ListWebhookDeliveriesState[keyof typeof ListWebhookDeliveriesState];


export const ListWebhookDeliveriesState = {
  waiting: 'waiting',
  delivered: 'delivered',
  failed: 'failed',
} as const;


/**
 * Where a mail of ours is.
 * @nullable
 */
export type InboxMessageDelivery = typeof InboxMessageDelivery[keyof typeof InboxMessageDelivery] | null;


export const InboxMessageDelivery = {
  waiting: 'waiting',
  sent: 'sent',
  failed: 'failed',
} as const;


/**
 * Where a mail of ours is.
 * @nullable
 */
export type InboxMessageDelivery = typeof InboxMessageDelivery[keyof typeof InboxMessageDelivery] | null;


export const InboxMessageDelivery = {
  waiting: 'waiting',
  retrying: 'retrying',
  sent: 'sent',
  failed: 'failed',
} as const;


/**
 * What a thread began as: a conversation on the platform, an enquiry, a wish to know what the person's own home is worth, or a mail of ours.
 */
export type InboxKind = typeof InboxKind[keyof typeof InboxKind];


export const InboxKind = {
  chat: 'chat',
  lead: 'lead',
  valuation: 'valuation',
  mail: 'mail',
} as const;

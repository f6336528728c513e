
/**
 * What a thread began as: a conversation on the platform, an enquiry, or a mail of ours.
 */
export type InboxKind = typeof InboxKind[keyof typeof InboxKind];


export const InboxKind = {
  chat: 'chat',
  lead: 'lead',
  mail: 'mail',
} as const;

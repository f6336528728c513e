
/**
 * What is wrong with a conversation.
 */
export type ChatReportReason = typeof ChatReportReason[keyof typeof ChatReportReason];


export const ChatReportReason = {
  spam: 'spam',
  rude: 'rude',
  fraud: 'fraud',
  other: 'other',
} as const;

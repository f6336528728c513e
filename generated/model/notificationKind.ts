
/**
 * Message statuses of the specification, section 4, that news may have.
 */
export type NotificationKind = typeof NotificationKind[keyof typeof NotificationKind];


export const NotificationKind = {
  CHAT: 'CHAT',
  NOTIFICATION: 'NOTIFICATION',
} as const;

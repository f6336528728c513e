
/**
 * Whether they come (RFC 5545 PARTSTAT).
 */
export type AgendaReply = typeof AgendaReply[keyof typeof AgendaReply];


export const AgendaReply = {
  needs_action: 'needs_action',
  accepted: 'accepted',
  declined: 'declined',
  tentative: 'tentative',
} as const;

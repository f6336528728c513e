
/**
 * How far it is.
 */
export type CardPayoutState = typeof CardPayoutState[keyof typeof CardPayoutState];


export const CardPayoutState = {
  open: 'open',
  sent: 'sent',
  failed: 'failed',
} as const;

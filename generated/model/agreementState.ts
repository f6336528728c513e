
/**
 * Where an agreement stands.
 */
export type AgreementState = typeof AgreementState[keyof typeof AgreementState];


export const AgreementState = {
  proposed: 'proposed',
  active: 'active',
  ending: 'ending',
  ended: 'ended',
  refused: 'refused',
  expired: 'expired',
} as const;


/**
 * Where a visit asked of another agency stands.
 */
export type PartnerVisitState = typeof PartnerVisitState[keyof typeof PartnerVisitState];


export const PartnerVisitState = {
  open: 'open',
  confirmed: 'confirmed',
  refused: 'refused',
  withdrawn: 'withdrawn',
  lapsed: 'lapsed',
  ended: 'ended',
  cancelled: 'cancelled',
} as const;

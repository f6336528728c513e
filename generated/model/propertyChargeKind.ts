
export type PropertyChargeKind = typeof PropertyChargeKind[keyof typeof PropertyChargeKind];


export const PropertyChargeKind = {
  mortgage: 'mortgage',
  embargo: 'embargo',
  servitude: 'servitude',
  usufruct: 'usufruct',
  other: 'other',
} as const;

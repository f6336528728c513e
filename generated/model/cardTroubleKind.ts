
/**
 * In what books and payment service differ.
 */
export type CardTroubleKind = typeof CardTroubleKind[keyof typeof CardTroubleKind];


export const CardTroubleKind = {
  moved: 'moved',
  booked: 'booked',
  held: 'held',
  refused: 'refused',
  chargeback: 'chargeback',
  refundFailed: 'refundFailed',
  payoutUnknown: 'payoutUnknown',
  unbalanced: 'unbalanced',
  planRefund: 'planRefund',
  unchecked: 'unchecked',
} as const;

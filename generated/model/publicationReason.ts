
/**
 * Why a home is not meant to be out.
 */
export type PublicationReason = typeof PublicationReason[keyof typeof PublicationReason];


export const PublicationReason = {
  off_market: 'off_market',
  reserved: 'reserved',
  mandate: 'mandate',
  not_chosen: 'not_chosen',
  operation: 'operation',
  type: 'type',
  agent: 'agent',
  exclusive: 'exclusive',
  quality: 'quality',
} as const;

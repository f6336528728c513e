
/**
 * What is checked of a home, by machines alone.
 */
export type TrustCheckId = typeof TrustCheckId[keyof typeof TrustCheckId];


export const TrustCheckId = {
  mandate: 'mandate',
  energy: 'energy',
  cadastre: 'cadastre',
  pin: 'pin',
  photos: 'photos',
  agent: 'agent',
  insurance: 'insurance',
  reports: 'reports',
} as const;

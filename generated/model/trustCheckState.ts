
/**
 * How a check stands.
 */
export type TrustCheckState = typeof TrustCheckState[keyof typeof TrustCheckState];


export const TrustCheckState = {
  met: 'met',
  unmet: 'unmet',
  none: 'none',
} as const;


/**
 * Network the home comes by, if any: its asset source. OTHER, the rest, is never offered here (specification, section 3).
 */
export type PropertyMandateNetwork = typeof PropertyMandateNetwork[keyof typeof PropertyMandateNetwork];


export const PropertyMandateNetwork = {
  API: 'API',
  ABSI: 'ABSI',
  APIW: 'APIW',
  MICRO: 'MICRO',
} as const;

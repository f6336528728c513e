
/**
 * How soon they will buy.
 */
export type DemandUrgency = typeof DemandUrgency[keyof typeof DemandUrgency];


export const DemandUrgency = {
  hot: 'hot',
  warm: 'warm',
  cold: 'cold',
} as const;

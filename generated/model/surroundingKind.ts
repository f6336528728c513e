
/**
 * What one asks after around a home.
 */
export type SurroundingKind = typeof SurroundingKind[keyof typeof SurroundingKind];


export const SurroundingKind = {
  beach: 'beach',
  school: 'school',
  health: 'health',
  bus: 'bus',
  train: 'train',
  airport: 'airport',
  supermarket: 'supermarket',
} as const;

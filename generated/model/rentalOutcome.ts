
/**
 * What came of a check.
 */
export type RentalOutcome = typeof RentalOutcome[keyof typeof RentalOutcome];


export const RentalOutcome = {
  met: 'met',
  failed: 'failed',
  unknown: 'unknown',
  waived: 'waived',
} as const;

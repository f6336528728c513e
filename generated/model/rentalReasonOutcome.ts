
/**
 * unknown: an answer is missing, or our sources do not say.
 */
export type RentalReasonOutcome = typeof RentalReasonOutcome[keyof typeof RentalReasonOutcome];


export const RentalReasonOutcome = {
  met: 'met',
  failed: 'failed',
  unknown: 'unknown',
} as const;

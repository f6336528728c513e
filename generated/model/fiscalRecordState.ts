
/**
 * What became of a record.
 */
export type FiscalRecordState = typeof FiscalRecordState[keyof typeof FiscalRecordState];


export const FiscalRecordState = {
  kept: 'kept',
  waiting: 'waiting',
  accepted: 'accepted',
  accepted_with_errors: 'accepted_with_errors',
  rejected: 'rejected',
} as const;

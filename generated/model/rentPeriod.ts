
/**
 * Rent periods of the specification, section 3.
 */
export type RentPeriod = typeof RentPeriod[keyof typeof RentPeriod];


export const RentPeriod = {
  DAY: 'DAY',
  MONTH: 'MONTH',
  WEEK: 'WEEK',
  FORTNIGHT: 'FORTNIGHT',
  SEASON_MONTH: 'SEASON_MONTH',
  WEEKEND: 'WEEKEND',
  STUDENT_MONTH: 'STUDENT_MONTH',
} as const;

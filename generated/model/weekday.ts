
/**
 * A day of the week.
 */
export type Weekday = typeof Weekday[keyof typeof Weekday];


export const Weekday = {
  MO: 'MO',
  TU: 'TU',
  WE: 'WE',
  TH: 'TH',
  FR: 'FR',
  SA: 'SA',
  SU: 'SU',
} as const;


/**
 * How dates written in numbers are read: dmy has the day first (3/7/1980 is 3 July), mdy the month (7 March).
 */
export type IntakeDates = typeof IntakeDates[keyof typeof IntakeDates];


export const IntakeDates = {
  dmy: 'dmy',
  mdy: 'mdy',
} as const;

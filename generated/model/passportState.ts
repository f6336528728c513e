
/**
 * What a rule says of a home on a day.
 */
export type PassportState = typeof PassportState[keyof typeof PassportState];


export const PassportState = {
  red: 'red',
  amber: 'amber',
  green: 'green',
  blue: 'blue',
  none: 'none',
} as const;

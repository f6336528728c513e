
/**
 * How sure it is that the rule stands as it is written here.
 */
export type PassportCertainty = typeof PassportCertainty[keyof typeof PassportCertainty];


export const PassportCertainty = {
  summary: 'summary',
  contradictory: 'contradictory',
  general: 'general',
  house: 'house',
} as const;

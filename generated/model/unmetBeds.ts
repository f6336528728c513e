
/**
 * Bedrooms of a dwelling.
 */
export type UnmetBeds = typeof UnmetBeds[keyof typeof UnmetBeds];


export const UnmetBeds = {
  upToOne: 'upToOne',
  two: 'two',
  three: 'three',
  fourOrMore: 'fourOrMore',
} as const;

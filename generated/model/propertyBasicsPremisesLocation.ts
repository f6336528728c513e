
export type PropertyBasicsPremisesLocation = typeof PropertyBasicsPremisesLocation[keyof typeof PropertyBasicsPremisesLocation];


export const PropertyBasicsPremisesLocation = {
  shopping: 'shopping',
  street: 'street',
  mezzanine: 'mezzanine',
  belowGround: 'belowGround',
  other: 'other',
} as const;


export type PropertyDevelopmentPhase = typeof PropertyDevelopmentPhase[keyof typeof PropertyDevelopmentPhase];


export const PropertyDevelopmentPhase = {
  land_move: 'land_move',
  foundation: 'foundation',
  carpentry: 'carpentry',
  pilot: 'pilot',
  paving: 'paving',
  equipment: 'equipment',
  keydelivery: 'keydelivery',
} as const;

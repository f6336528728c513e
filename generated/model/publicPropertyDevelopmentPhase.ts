
export type PublicPropertyDevelopmentPhase = typeof PublicPropertyDevelopmentPhase[keyof typeof PublicPropertyDevelopmentPhase];


export const PublicPropertyDevelopmentPhase = {
  land_move: 'land_move',
  foundation: 'foundation',
  carpentry: 'carpentry',
  pilot: 'pilot',
  paving: 'paving',
  equipment: 'equipment',
  keydelivery: 'keydelivery',
} as const;

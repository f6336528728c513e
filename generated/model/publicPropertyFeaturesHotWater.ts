
export type PublicPropertyFeaturesHotWater = typeof PublicPropertyFeaturesHotWater[keyof typeof PublicPropertyFeaturesHotWater];


export const PublicPropertyFeaturesHotWater = {
  gas: 'gas',
  electric: 'electric',
  oil: 'oil',
  butane: 'butane',
  propane: 'propane',
  solar: 'solar',
  heatPump: 'heatPump',
} as const;

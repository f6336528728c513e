
export type PropertyFeaturesHotWater = typeof PropertyFeaturesHotWater[keyof typeof PropertyFeaturesHotWater];


export const PropertyFeaturesHotWater = {
  gas: 'gas',
  electric: 'electric',
  oil: 'oil',
  butane: 'butane',
  propane: 'propane',
  solar: 'solar',
  heatPump: 'heatPump',
} as const;

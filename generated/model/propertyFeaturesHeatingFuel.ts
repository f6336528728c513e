
export type PropertyFeaturesHeatingFuel = typeof PropertyFeaturesHeatingFuel[keyof typeof PropertyFeaturesHeatingFuel];


export const PropertyFeaturesHeatingFuel = {
  gas: 'gas',
  electric: 'electric',
  oil: 'oil',
  butane: 'butane',
  propane: 'propane',
  solar: 'solar',
  biomass: 'biomass',
} as const;

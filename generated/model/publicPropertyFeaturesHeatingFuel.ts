
export type PublicPropertyFeaturesHeatingFuel = typeof PublicPropertyFeaturesHeatingFuel[keyof typeof PublicPropertyFeaturesHeatingFuel];


export const PublicPropertyFeaturesHeatingFuel = {
  gas: 'gas',
  electric: 'electric',
  oil: 'oil',
  butane: 'butane',
  propane: 'propane',
  solar: 'solar',
  biomass: 'biomass',
} as const;

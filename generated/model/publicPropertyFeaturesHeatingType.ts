
export type PublicPropertyFeaturesHeatingType = typeof PublicPropertyFeaturesHeatingType[keyof typeof PublicPropertyFeaturesHeatingType];


export const PublicPropertyFeaturesHeatingType = {
  centralGas: 'centralGas',
  centralFuel: 'centralFuel',
  centralOther: 'centralOther',
  individualGas: 'individualGas',
  individualElectric: 'individualElectric',
  individualHeatPump: 'individualHeatPump',
  individualOther: 'individualOther',
  stove: 'stove',
  noHeating: 'noHeating',
} as const;

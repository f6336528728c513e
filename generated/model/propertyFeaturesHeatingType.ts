
export type PropertyFeaturesHeatingType = typeof PropertyFeaturesHeatingType[keyof typeof PropertyFeaturesHeatingType];


export const PropertyFeaturesHeatingType = {
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

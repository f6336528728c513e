
export type DemandNearUnit = typeof DemandNearUnit[keyof typeof DemandNearUnit];


export const DemandNearUnit = {
  km: 'km',
  car: 'car',
  foot: 'foot',
} as const;


/**
 * Homes that are compared with each other alone.
 */
export type ValuationFamily = typeof ValuationFamily[keyof typeof ValuationFamily];


export const ValuationFamily = {
  flat: 'flat',
  house: 'house',
  oficina: 'oficina',
  local: 'local',
  parking: 'parking',
  edificio: 'edificio',
  nave: 'nave',
  trastero: 'trastero',
  hotel: 'hotel',
} as const;


/**
 * Types of the specification, section 3, and those the Spanish portals add.
 */
export type PropertyType = typeof PropertyType[keyof typeof PropertyType];


export const PropertyType = {
  vivienda: 'vivienda',
  oficina: 'oficina',
  local: 'local',
  terreno: 'terreno',
  parking: 'parking',
  edificio: 'edificio',
  nave: 'nave',
  trastero: 'trastero',
  hotel: 'hotel',
} as const;

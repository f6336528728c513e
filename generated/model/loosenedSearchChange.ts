
export type LoosenedSearchChange = typeof LoosenedSearchChange[keyof typeof LoosenedSearchChange];


export const LoosenedSearchChange = {
  priceMax: 'priceMax',
  priceMin: 'priceMin',
  areaMin: 'areaMin',
  areaMax: 'areaMax',
  bedroomsMin: 'bedroomsMin',
  bathroomsMin: 'bathroomsMin',
  feature: 'feature',
  type: 'type',
  subtype: 'subtype',
  energy: 'energy',
  condition: 'condition',
  recent: 'recent',
  since: 'since',
  priceLowered: 'priceLowered',
  q: 'q',
  place: 'place',
  bbox: 'bbox',
  area: 'area',
  near: 'near',
  seaMax: 'seaMax',
} as const;


export type PublicPropertyLayoutOrientationItem = typeof PublicPropertyLayoutOrientationItem[keyof typeof PublicPropertyLayoutOrientationItem];


export const PublicPropertyLayoutOrientationItem = {
  N: 'N',
  NE: 'NE',
  E: 'E',
  SE: 'SE',
  S: 'S',
  SW: 'SW',
  W: 'W',
  NW: 'NW',
} as const;

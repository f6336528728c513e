
export type PropertyLayoutOrientationItem = typeof PropertyLayoutOrientationItem[keyof typeof PropertyLayoutOrientationItem];


export const PropertyLayoutOrientationItem = {
  N: 'N',
  NE: 'NE',
  E: 'E',
  SE: 'SE',
  S: 'S',
  SW: 'SW',
  W: 'W',
  NW: 'NW',
} as const;

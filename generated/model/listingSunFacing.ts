
export type ListingSunFacing = typeof ListingSunFacing[keyof typeof ListingSunFacing];


export const ListingSunFacing = {
  N: 'N',
  NE: 'NE',
  E: 'E',
  SE: 'SE',
  S: 'S',
  SW: 'SW',
  W: 'W',
  NW: 'NW',
} as const;


export type ListOrdersSide = typeof ListOrdersSide[keyof typeof ListOrdersSide];


export const ListOrdersSide = {
  bought: 'bought',
  sold: 'sold',
} as const;

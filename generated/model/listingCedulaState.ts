
export type ListingCedulaState = typeof ListingCedulaState[keyof typeof ListingCedulaState];


export const ListingCedulaState = {
  has: 'has',
  applied: 'applied',
  absent: 'absent',
} as const;


export type PropertyCedulaState = typeof PropertyCedulaState[keyof typeof PropertyCedulaState];


export const PropertyCedulaState = {
  has: 'has',
  applied: 'applied',
  absent: 'absent',
} as const;

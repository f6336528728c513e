
export type PropertyLayoutFurnished = typeof PropertyLayoutFurnished[keyof typeof PropertyLayoutFurnished];


export const PropertyLayoutFurnished = {
  none: 'none',
  partial: 'partial',
  full: 'full',
} as const;


export type PublicPropertyLayoutFurnished = typeof PublicPropertyLayoutFurnished[keyof typeof PublicPropertyLayoutFurnished];


export const PublicPropertyLayoutFurnished = {
  none: 'none',
  partial: 'partial',
  full: 'full',
} as const;


export type PublicPropertyLayoutViewsItem = typeof PublicPropertyLayoutViewsItem[keyof typeof PublicPropertyLayoutViewsItem];


export const PublicPropertyLayoutViewsItem = {
  sea: 'sea',
  mountain: 'mountain',
  pool: 'pool',
  garden: 'garden',
  golf: 'golf',
  city: 'city',
  country: 'country',
  harbour: 'harbour',
} as const;

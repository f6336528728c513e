
export type PropertyLayoutViewsItem = typeof PropertyLayoutViewsItem[keyof typeof PropertyLayoutViewsItem];


export const PropertyLayoutViewsItem = {
  sea: 'sea',
  mountain: 'mountain',
  pool: 'pool',
  garden: 'garden',
  golf: 'golf',
  city: 'city',
  country: 'country',
  harbour: 'harbour',
} as const;

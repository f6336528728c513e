
/**
 * A view from a home, as in step 3 of a home.
 */
export type DemandView = typeof DemandView[keyof typeof DemandView];


export const DemandView = {
  sea: 'sea',
  mountain: 'mountain',
  pool: 'pool',
  garden: 'garden',
  golf: 'golf',
  city: 'city',
  country: 'country',
  harbour: 'harbour',
} as const;


/**
 * How exact the point of a street is.
 */
export type Exactness = typeof Exactness[keyof typeof Exactness];


export const Exactness = {
  number: 'number',
  near: 'near',
  street: 'street',
} as const;


/**
 * A list that has views.
 */
export type ListKind = typeof ListKind[keyof typeof ListKind];


export const ListKind = {
  property: 'property',
  demand: 'demand',
  contact: 'contact',
} as const;

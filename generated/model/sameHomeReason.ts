
/**
 * A fact that two homes share.
 */
export type SameHomeReason = typeof SameHomeReason[keyof typeof SameHomeReason];


export const SameHomeReason = {
  cadastre: 'cadastre',
  place: 'place',
  picture: 'picture',
} as const;

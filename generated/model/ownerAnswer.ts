
/**
 * What an owner says to a proposed price.
 */
export type OwnerAnswer = typeof OwnerAnswer[keyof typeof OwnerAnswer];


export const OwnerAnswer = {
  yes: 'yes',
  no: 'no',
  talk: 'talk',
} as const;

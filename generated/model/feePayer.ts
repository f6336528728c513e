
/**
 * Who owes a fee. Of a dwelling that is let to live in it is the owner, never the tenant (LAU, art. 20.1, since 26 May 2023).
 */
export type FeePayer = typeof FeePayer[keyof typeof FeePayer];


export const FeePayer = {
  owner: 'owner',
  buyer: 'buyer',
  both: 'both',
} as const;

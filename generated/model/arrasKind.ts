
/**
 * The three kinds of earnest money: confirming, penitential (Civil Code 1454: leaving costs it, or twice it), penal.
 */
export type ArrasKind = typeof ArrasKind[keyof typeof ArrasKind];


export const ArrasKind = {
  confirmatorias: 'confirmatorias',
  penitenciales: 'penitenciales',
  penales: 'penales',
} as const;

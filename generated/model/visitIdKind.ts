
/**
 * Identity documents.
 */
export type VisitIdKind = typeof VisitIdKind[keyof typeof VisitIdKind];


export const VisitIdKind = {
  DNI: 'DNI',
  NIE: 'NIE',
  PASSPORT: 'PASSPORT',
  OTHER: 'OTHER',
} as const;

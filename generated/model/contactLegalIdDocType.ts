
export type ContactLegalIdDocType = typeof ContactLegalIdDocType[keyof typeof ContactLegalIdDocType];


export const ContactLegalIdDocType = {
  DNI: 'DNI',
  NIE: 'NIE',
  CIF: 'CIF',
  PASSPORT: 'PASSPORT',
  OTHER: 'OTHER',
} as const;

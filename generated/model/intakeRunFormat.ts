
export type IntakeRunFormat = typeof IntakeRunFormat[keyof typeof IntakeRunFormat];


export const IntakeRunFormat = {
  csv: 'csv',
  xlsx: 'xlsx',
  vcard: 'vcard',
} as const;

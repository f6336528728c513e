
export type ExportContactsFormat = typeof ExportContactsFormat[keyof typeof ExportContactsFormat];


export const ExportContactsFormat = {
  csv: 'csv',
  vcard: 'vcard',
} as const;


export type PropertyHistoryEntryKind = typeof PropertyHistoryEntryKind[keyof typeof PropertyHistoryEntryKind];


export const PropertyHistoryEntryKind = {
  CREATED: 'CREATED',
  EDIT: 'EDIT',
  PRICE: 'PRICE',
  STATUS: 'STATUS',
  PUBLISH: 'PUBLISH',
  MEDIA: 'MEDIA',
  DOCUMENT: 'DOCUMENT',
  IMPORT: 'IMPORT',
  LEAD: 'LEAD',
  NOTE: 'NOTE',
} as const;

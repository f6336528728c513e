
/**
 * What goes into a takeout beside manifest and first page.
 */
export type TakeoutPart = typeof TakeoutPart[keyof typeof TakeoutPart];


export const TakeoutPart = {
  records: 'records',
  pictures: 'pictures',
  documents: 'documents',
} as const;

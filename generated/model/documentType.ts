
/**
 * Kinds of document; the value of file_extra.
 */
export type DocumentType = typeof DocumentType[keyof typeof DocumentType];


export const DocumentType = {
  nota_simple: 'nota_simple',
  deed: 'deed',
  cedula: 'cedula',
  energy: 'energy',
  ibi: 'ibi',
  community: 'community',
  mandate: 'mandate',
  visit_sheet: 'visit_sheet',
  offer: 'offer',
  arras: 'arras',
  lease: 'lease',
  id: 'id',
  other: 'other',
} as const;

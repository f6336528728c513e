
export type DealPreviewRole = typeof DealPreviewRole[keyof typeof DealPreviewRole];


export const DealPreviewRole = {
  lister: 'lister',
  seller: 'seller',
} as const;

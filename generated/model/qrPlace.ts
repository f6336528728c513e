
/**
 * Where a code hangs: a board, cards, a window card, a brochure, or elsewhere. Each place has its own code, so that scans tell which works.
 */
export type QrPlace = typeof QrPlace[keyof typeof QrPlace];


export const QrPlace = {
  board: 'board',
  card: 'card',
  window: 'window',
  brochure: 'brochure',
  other: 'other',
} as const;


/**
 * Why no figure is told.
 */
export type ValuationReason = typeof ValuationReason[keyof typeof ValuationReason];


export const ValuationReason = {
  tooFew: 'tooFew',
  tooWide: 'tooWide',
  land: 'land',
  rural: 'rural',
  kind: 'kind',
  area: 'area',
  place: 'place',
  untested: 'untested',
} as const;

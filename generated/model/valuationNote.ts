
/**
 * What has to be said beside a figure.
 */
export type ValuationNote = typeof ValuationNote[keyof typeof ValuationNote];


export const ValuationNote = {
  asking: 'asking',
  allIslands: 'allIslands',
  usableArea: 'usableArea',
  roomsUnknown: 'roomsUnknown',
  stateUnknown: 'stateUnknown',
  far: 'far',
} as const;

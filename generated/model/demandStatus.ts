
/**
 * Demand statuses of the specification, section 3: SEARCH searching, CANCEL cancelled, WON. Putting one away (archive) is apart from its status.
 */
export type DemandStatus = typeof DemandStatus[keyof typeof DemandStatus];


export const DemandStatus = {
  SEARCH: 'SEARCH',
  CANCEL: 'CANCEL',
  WON: 'WON',
} as const;

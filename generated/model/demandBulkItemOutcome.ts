
export type DemandBulkItemOutcome = typeof DemandBulkItemOutcome[keyof typeof DemandBulkItemOutcome];


export const DemandBulkItemOutcome = {
  changed: 'changed',
  same: 'same',
  refused: 'refused',
} as const;


export type PropertyBulkItemOutcome = typeof PropertyBulkItemOutcome[keyof typeof PropertyBulkItemOutcome];


export const PropertyBulkItemOutcome = {
  changed: 'changed',
  same: 'same',
  refused: 'refused',
} as const;

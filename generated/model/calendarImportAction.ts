
/**
 * What becomes of an event: new here, changed since (same UID), known as it is.
 */
export type CalendarImportAction = typeof CalendarImportAction[keyof typeof CalendarImportAction];


export const CalendarImportAction = {
  create: 'create',
  update: 'update',
  same: 'same',
} as const;

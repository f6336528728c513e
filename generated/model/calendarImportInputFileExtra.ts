
/**
 * What the file is (specification, section 7).
 */
export type CalendarImportInputFileExtra = typeof CalendarImportInputFileExtra[keyof typeof CalendarImportInputFileExtra];


export const CalendarImportInputFileExtra = {
  calendar: 'calendar',
} as const;

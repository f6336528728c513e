
/**
 * State of a report.
 */
export type ReportState = typeof ReportState[keyof typeof ReportState];


export const ReportState = {
  open: 'open',
  answered: 'answered',
} as const;

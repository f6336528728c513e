
export type LabReportStatus = typeof LabReportStatus[keyof typeof LabReportStatus];


export const LabReportStatus = {
  reading: 'reading',
  done: 'done',
  failed: 'failed',
} as const;

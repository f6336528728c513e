
export type LabIssueSeverity = typeof LabIssueSeverity[keyof typeof LabIssueSeverity];


export const LabIssueSeverity = {
  info: 'info',
  warning: 'warning',
  error: 'error',
} as const;

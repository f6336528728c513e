
export type ImportIssueSeverity = typeof ImportIssueSeverity[keyof typeof ImportIssueSeverity];


export const ImportIssueSeverity = {
  info: 'info',
  warning: 'warning',
  error: 'error',
} as const;

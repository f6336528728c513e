
export type PublicationIssueSeverity = typeof PublicationIssueSeverity[keyof typeof PublicationIssueSeverity];


export const PublicationIssueSeverity = {
  error: 'error',
  warning: 'warning',
} as const;

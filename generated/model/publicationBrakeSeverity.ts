
export type PublicationBrakeSeverity = typeof PublicationBrakeSeverity[keyof typeof PublicationBrakeSeverity];


export const PublicationBrakeSeverity = {
  error: 'error',
  warning: 'warning',
} as const;


export type PublicationRuleCountSeverity = typeof PublicationRuleCountSeverity[keyof typeof PublicationRuleCountSeverity];


export const PublicationRuleCountSeverity = {
  error: 'error',
  warning: 'warning',
} as const;

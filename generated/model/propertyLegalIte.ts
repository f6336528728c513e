
export type PropertyLegalIte = typeof PropertyLegalIte[keyof typeof PropertyLegalIte];


export const PropertyLegalIte = {
  passed: 'passed',
  failed: 'failed',
  pending: 'pending',
  notNeeded: 'notNeeded',
} as const;

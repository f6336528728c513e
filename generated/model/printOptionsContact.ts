
/**
 * Whom to call: who looks after the home, the agency, or nobody.
 */
export type PrintOptionsContact = typeof PrintOptionsContact[keyof typeof PrintOptionsContact];


export const PrintOptionsContact = {
  agent: 'agent',
  agency: 'agency',
  none: 'none',
} as const;

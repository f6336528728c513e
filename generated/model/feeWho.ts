
/**
 * To whom a part of a fee goes.
 */
export type FeeWho = typeof FeeWho[keyof typeof FeeWho];


export const FeeWho = {
  agency: 'agency',
  agent: 'agent',
  partnerAgency: 'partnerAgency',
  referrer: 'referrer',
} as const;

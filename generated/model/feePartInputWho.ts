
export type FeePartInputWho = typeof FeePartInputWho[keyof typeof FeePartInputWho];


export const FeePartInputWho = {
  agent: 'agent',
  partnerAgency: 'partnerAgency',
  referrer: 'referrer',
} as const;

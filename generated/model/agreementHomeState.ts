
export type AgreementHomeState = typeof AgreementHomeState[keyof typeof AgreementHomeState];


export const AgreementHomeState = {
  shared: 'shared',
  withheld: 'withheld',
} as const;

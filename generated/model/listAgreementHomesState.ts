
export type ListAgreementHomesState = typeof ListAgreementHomesState[keyof typeof ListAgreementHomesState];


export const ListAgreementHomesState = {
  shared: 'shared',
  withheld: 'withheld',
} as const;


/**
 * What a line is about, and the key of its words.
 */
export type CostLineId = typeof CostLineId[keyof typeof CostLineId];


export const CostLineId = {
  price: 'price',
  itp: 'itp',
  vat: 'vat',
  ajd: 'ajd',
  notary: 'notary',
  registry: 'registry',
  community: 'community',
  communityIncluded: 'communityIncluded',
  ibi: 'ibi',
  garbage: 'garbage',
  loan: 'loan',
  downPayment: 'downPayment',
  monthly: 'monthly',
  interest: 'interest',
  firstMonth: 'firstMonth',
  deposit: 'deposit',
  guarantee: 'guarantee',
  agencyFee: 'agencyFee',
} as const;

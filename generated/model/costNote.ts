
/**
 * Key of the sentence that explains a line.
 */
export type CostNote = typeof CostNote[keyof typeof CostNote];


export const CostNote = {
  base: 'base',
  annexedGarage: 'annexedGarage',
  overCeiling: 'overCeiling',
  reducedPart: 'reducedPart',
  disputedCeiling: 'disputedCeiling',
  noCeilingKnown: 'noCeilingKnown',
  notForThis: 'notForThis',
  bareOwnership: 'bareOwnership',
  noTable: 'noTable',
  islandUnknown: 'islandUnknown',
  vatIncluded: 'vatIncluded',
  vatIncludedUnknown: 'vatIncludedUnknown',
  vatAdded: 'vatAdded',
  ajdVerify: 'ajdVerify',
  tariff: 'tariff',
  communityIncluded: 'communityIncluded',
  unknown: 'unknown',
  bankPaysAjd: 'bankPaysAjd',
  depositAsAgency: 'depositAsAgency',
  depositHome: 'depositHome',
  depositOther: 'depositOther',
  guaranteeAsked: 'guaranteeAsked',
  landlordPays: 'landlordPays',
  agencyFeeOutside: 'agencyFeeOutside',
  notMonthly: 'notMonthly',
} as const;


export type MarketPublicationInputVat = typeof MarketPublicationInputVat[keyof typeof MarketPublicationInputVat];


export const MarketPublicationInputVat = {
  NUMBER_21: '21',
  NUMBER_10: '10',
  NUMBER_0: '0',
} as const;

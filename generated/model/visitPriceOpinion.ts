
/**
 * What the visitor thinks of the price.
 */
export type VisitPriceOpinion = typeof VisitPriceOpinion[keyof typeof VisitPriceOpinion];


export const VisitPriceOpinion = {
  cheap: 'cheap',
  fair: 'fair',
  expensive: 'expensive',
} as const;

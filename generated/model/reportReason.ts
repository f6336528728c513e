
/**
 * What is wrong with an ad. The agency answers already_sold, wrong_price, wrong_place, duplicate and other;
 * fake and offensive go to the site's operator.
 */
export type ReportReason = typeof ReportReason[keyof typeof ReportReason];


export const ReportReason = {
  already_sold: 'already_sold',
  wrong_price: 'wrong_price',
  wrong_place: 'wrong_place',
  duplicate: 'duplicate',
  fake: 'fake',
  offensive: 'offensive',
  other: 'other',
} as const;

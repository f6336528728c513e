
/**
 * What somebody told the operator of a publication.
 */
export interface MarketReviewReport {
  text: string;
  at: string;
}

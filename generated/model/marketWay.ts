
/**
 * The way of the seller to the home by road, estimated.
 */
export interface MarketWay {
  /** @minimum 0 */
  minutes: number;
  /** @minimum 0 */
  kilometres: number;
}

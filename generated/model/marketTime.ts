
/**
 * An hour that is free on both sides.
 */
export interface MarketTime {
  startsAt: string;
  endsAt: string;
}

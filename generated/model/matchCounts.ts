
/**
 * Homes of a demand per list.
 */
export interface MatchCounts {
  all: number;
  new: number;
  sent: number;
  liked: number;
  visited: number;
  offer: number;
  out: number;
  /** Other agencies' homes among all. */
  others: number;
}

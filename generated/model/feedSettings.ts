
/**
 * How the homes of a source are taken.
 */
export interface FeedSettings {
  /** Homes go public without photo, area or municipality, or outside the islands. Otherwise they wait as drafts. */
  publishUnready?: boolean;
  /** Its homes are the agency's own, by its own mandates. Otherwise no network is shown them: a partner's home is not passed on. */
  ownPortfolio?: boolean;
}

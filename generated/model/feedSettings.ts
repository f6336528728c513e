
/**
 * How the homes of a source are taken.
 */
export interface FeedSettings {
  /** Homes go public without photo, area or municipality, or outside the islands. Otherwise they wait as drafts. */
  publishUnready?: boolean;
  /**
     * A file with fewer homes than this share of the usual ones waits for a person; 70 unless told.
     * @minimum 10
     * @maximum 100
     */
  minRatio?: number;
  /**
     * After how many different files in a row that lack a home it is withdrawn; 2 unless told.
     * @minimum 2
     * @maximum 5
     */
  missingRuns?: number;
  /** Its homes are the agency's own, by its own mandates. Otherwise no network is shown them: a partner's home is not passed on. */
  ownPortfolio?: boolean;
}

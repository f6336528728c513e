
/**
 * How the homes of a source are taken.
 */
export interface FeedSettings {
  /** Homes go public without photo, area or municipality, or outside the islands. Otherwise they wait as drafts. */
  publishUnready?: boolean;
}

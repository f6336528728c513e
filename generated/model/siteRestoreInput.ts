
/**
 * What becomes of the old version: the draft, or at once what strangers read as well.
 */
export interface SiteRestoreInput {
  /** Published at once. */
  live?: boolean;
}

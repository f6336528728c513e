
/**
 * What strangers read.
 */
export interface SitePublished {
  /** @minimum 1 */
  number: number;
  at: string;
  /** @nullable */
  byName: string | null;
}

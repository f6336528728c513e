import type { SiteDigest } from './siteDigest.ts';

/**
 * The draft as the caller saw it goes out.
 */
export interface SitePublishInput {
  digest: SiteDigest;
  /** @maxLength 140 */
  note?: string;
}

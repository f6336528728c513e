import type { LeadCampaign } from './leadCampaign.ts';

/**
 * Where on a website of the agency an enquiry was written, as it was called then.
 */
export interface LeadWeb {
  siteId: string;
  /**
     * Where the site was read: its host, and the path below it where it has none of its own.
     * @maxLength 320
     */
  host: string;
  /**
     * Of the page, below the site.
     * @maxLength 200
     */
  path: string;
  /**
     * Null: a page that was not there any more.
     * @nullable
     */
  pageId: string | null;
  /**
     * In the first language of the site.
     * @maxLength 160
     * @nullable
     */
  pageTitle: string | null;
  /** Null: the address named none. */
  campaign: LeadCampaign | null;
}

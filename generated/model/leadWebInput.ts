import type { LeadCampaign } from './leadCampaign.ts';

/**
 * The form of a website that an enquiry was written in.
 */
export interface LeadWebInput {
  siteId: string;
  /**
     * Where the site was read; one that is not the site's is not kept.
     * @maxLength 253
     */
  host?: string;
  /**
     * @maxLength 200
     * @pattern ^/(?:[a-z0-9-]+/)*$
     */
  path?: string;
  pageId?: string;
  /**
     * Id of the section whose form it was, or `home`.
     * @maxLength 40
     */
  section?: string;
  campaign?: LeadCampaign;
}

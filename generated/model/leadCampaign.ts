
/**
 * What an address said of the advert that led there (utm_source, utm_medium, utm_campaign).
 */
export interface LeadCampaign {
  /**
     * @maxLength 60
     * @pattern ^[\p{L}\p{N} ._+-]+$
     */
  source?: string;
  /**
     * @maxLength 60
     * @pattern ^[\p{L}\p{N} ._+-]+$
     */
  medium?: string;
  /**
     * @maxLength 60
     * @pattern ^[\p{L}\p{N} ._+-]+$
     */
  name?: string;
}

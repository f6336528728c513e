
/**
 * What an address said of the advert that led there (utm_source, utm_medium, utm_campaign).
 */
export interface LeadCampaign {
  /** @maxLength 60 */
  source?: string;
  /** @maxLength 60 */
  medium?: string;
  /** @maxLength 60 */
  name?: string;
}


/**
 * The operator's word on a site that is off the net, as it was mailed.
 */
export interface SiteSuspension {
  at: string;
  /** @maxLength 1000 */
  reason: string;
}

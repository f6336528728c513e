
/**
 * Homes of a channel by what became of them; of a STAFF their own homes alone.
 */
export interface IntegrationCounts {
  /**
     * Homes on the market that the channel's choice wants out: the sum of the following without removing.
     * @minimum 0
     */
  wanted: number;
  /**
     * Out, without a remark.
     * @minimum 0
     */
  published: number;
  /**
     * Out, with a remark.
     * @minimum 0
     */
  warning: number;
  /**
     * Held back, since the other side would refuse them.
     * @minimum 0
     */
  blocked: number;
  /**
     * Could not be written.
     * @minimum 0
     */
  error: number;
  /**
     * Fit, and wait for the channel to be active.
     * @minimum 0
     */
  queued: number;
  /**
     * Still out, and shall leave once a person has confirmed it.
     * @minimum 0
     */
  removing: number;
}

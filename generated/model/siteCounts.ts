
/**
 * What was counted in a while. Programs, previews and pages fetched in advance are left out.
 */
export interface SiteCounts {
  /**
     * Pages that somebody came to from elsewhere: the beginnings of their reading.
     * @minimum 0
     */
  visits: number;
  /**
     * Pages that were read.
     * @minimum 0
     */
  views: number;
  /**
     * Of those, pages of one home.
     * @minimum 0
     */
  homes: number;
  /**
     * Enquiries written on the site; discarded ones are left out.
     * @minimum 0
     */
  leads: number;
}

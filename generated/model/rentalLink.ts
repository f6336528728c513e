
/**
 * An applicant's own link, which was mailed to them.
 */
export interface RentalLink {
  url: string;
  expiresAt: string;
}

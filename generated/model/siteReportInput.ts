
/**
 * Whether the caller gets the figures of the website by mail, at the beginning of each month.
 */
export interface SiteReportInput {
  mail: boolean;
}

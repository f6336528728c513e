
/**
 * Why a service is reported; the operator reads it.
 */
export interface MarketReportInput {
  /**
     * @minLength 1
     * @maxLength 1000
     */
  text: string;
}

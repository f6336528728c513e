
/**
 * What the agency answers. A report is answered once.
 */
export interface ReportAnswer {
  /**
     * @minLength 1
     * @maxLength 1000
     */
  answer: string;
  /** @minimum 1 */
  version: number;
}

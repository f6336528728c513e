
/**
 * What Google gave the browser on the way back.
 */
export interface GoogleCalendarConsent {
  /**
     * @minLength 1
     * @maxLength 2000
     */
  code: string;
  /**
     * @minLength 1
     * @maxLength 200
     */
  state: string;
}

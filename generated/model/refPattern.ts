
/**
 * How references are made, prefix, number, suffix; LL-0042 for prefix LL- and padding 4.
 */
export interface RefPattern {
  /**
     * @maxLength 10
     * @pattern ^[A-Za-z0-9 ./_-]*$
     */
  prefix?: string;
  /**
     * @maxLength 10
     * @pattern ^[A-Za-z0-9 ./_-]*$
     */
  suffix?: string;
  /**
     * @minimum 1
     * @maximum 9999999
     */
  start?: number;
  /**
     * @minimum 1
     * @maximum 8
     */
  padding?: number;
}

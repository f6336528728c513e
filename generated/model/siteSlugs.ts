
/**
 * The end of a page's address by language; the front page has none.
 */
export interface SiteSlugs {
  /**
     * @maxLength 60
     * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
     */
  es?: string;
  /**
     * @maxLength 60
     * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
     */
  en?: string;
  /**
     * @maxLength 60
     * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
     */
  ca?: string;
  /**
     * @maxLength 60
     * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
     */
  de?: string;
}


/**
 * A domain of the agency's own for its site.
 */
export interface SiteDomainInput {
  /**
     * The domain
     * @minLength 1
     * @maxLength 300
     */
  host: string;
}

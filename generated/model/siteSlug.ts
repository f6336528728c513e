
/**
 * The name of the site in its address.
 * @minLength 3
 * @maxLength 40
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 */
export type SiteSlug = string;

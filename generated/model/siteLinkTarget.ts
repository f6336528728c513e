
/**
 * Where a link leads: an address that begins with https:, mailto: or tel:, or `page:` and the id of a page of the site.
 * @maxLength 500
 * @pattern ^(https://|mailto:|tel:|page:)[^\s]+$
 */
export type SiteLinkTarget = string;

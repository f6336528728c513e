/** Where the names of what a page is about stand in its answer; Varnish, Fastly and others read it. */
export const SURROGATE_KEY = 'surrogate-key'

export const homeKey = (id: string): string => `home-${id}`
export const agencyKey = (id: string): string => `agency-${id}`
/** All pages of an agency's website. */
export const siteKey = (agencyId: string): string => `site-${agencyId}`

import type { SiteScheme } from './siteScheme.ts';

export type ListSiteTemplatesParams = {
/**
 * Drawn in the light or in the dark; as the site has it unless told.
 */
scheme?: SiteScheme;
};

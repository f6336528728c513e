import type { Language } from './language.ts';
import type { SiteScheme } from './siteScheme.ts';
import type { Uuid } from './uuid.ts';

export type PreviewSiteParams = {
/**
 * Id of the page; the front page unless told.
 */
page?: Uuid;
/**
 * The first of the site unless told.
 */
language?: Language;
/**
 * Of a version; the draft unless told.
 * @minimum 1
 * @maximum 1000000
 */
number?: number;
/**
 * Drawn in the light or in the dark; as the site has it unless told.
 */
scheme?: SiteScheme;
/**
 * For somebody else: it works for seven days.
 */
send?: boolean;
};

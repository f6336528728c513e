import type { Language } from './language.ts';

/**
 * Languages of the site; the first speaks where a text lacks another.
 * @minItems 1
 * @maxItems 4
 */
export type SiteLanguages = Language[];

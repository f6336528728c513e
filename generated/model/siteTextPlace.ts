import type { Language } from './language.ts';

/**
 * A text of a page in one language.
 */
export interface SiteTextPlace {
  /**
     * Where it stands on its page; a section is named by its id, since it moves.
     * @maxLength 120
     */
  path: string;
  language: Language;
}

import type { Language } from './language.ts';

export type SiteFiguresLanguagesItem = {
  language: Language;
  /** @minimum 0 */
  views: number;
};

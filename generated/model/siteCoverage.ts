import type { Language } from './language.ts';

/**
 * How much of the texts is written in a language.
 */
export interface SiteCoverage {
  language: Language;
  /**
     * @minimum 0
     * @maximum 100
     */
  pct: number;
  /**
     * Texts that another language has and this one lacks.
     * @minimum 0
     */
  missing: number;
}

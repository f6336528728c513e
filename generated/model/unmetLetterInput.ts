import type { Language } from './language.ts';

/**
 * A letter to an owner, about one cell of today's edition.
 */
export interface UnmetLetterInput {
  /**
     * The cell's `id`.
     * @minimum 1
     */
  cell: number;
  language: Language;
}

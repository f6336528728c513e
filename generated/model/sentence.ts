import type { SentenceUnderstoodItem } from './sentenceUnderstoodItem.ts';

/**
 * What was understood of a sentence.
 */
export interface Sentence {
  /**
     * Query string of the search, without `q`; `operation` stands in it only when the sentence names one.
     * @maxLength 2000
     */
  query: string;
  /** @maxItems 60 */
  understood: SentenceUnderstoodItem[];
  /**
     * Words that were not understood, as they were written; empty when all were.
     * @maxLength 200
     */
  rest: string;
}

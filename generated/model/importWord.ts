
/**
 * What a word of the file means.
 */
export interface ImportWord {
  /**
     * As the file writes it; capitals and accents do not matter.
     * @minLength 1
     * @maxLength 120
     */
  word: string;
  /**
     * One of `choices` of the preview; empty: it means nothing, and is left out.
     * @maxLength 40
     */
  code: string;
}

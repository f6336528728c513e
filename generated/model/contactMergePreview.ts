
/**
 * What a merge would mean beyond the two records.
 */
export interface ContactMergePreview {
  /**
     * Sentences for whoever merges; the timeline keeps them.
     * @items.maxLength 1000
     */
  notes: string[];
}

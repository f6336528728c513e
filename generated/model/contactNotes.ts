
/**
 * What is good to know of them.
 */
export interface ContactNotes {
  /** @maxLength 8000 */
  text?: string;
}

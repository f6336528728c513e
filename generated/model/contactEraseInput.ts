
/**
 * Erases a person. It cannot be undone.
 */
export interface ContactEraseInput {
  /** @minimum 1 */
  version: number;
  confirm: true;
}


/**
 * What looking over open entries came to.
 */
export interface BankSuggested {
  /**
     * Matched by themselves now.
     * @minimum 0
     */
  matched: number;
  /**
     * Still open.
     * @minimum 0
     */
  open: number;
}

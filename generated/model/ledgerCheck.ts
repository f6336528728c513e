
/**
 * What was found in the books.
 */
export interface LedgerCheck {
  at: string;
  /**
     * Invoices that were looked at.
     * @minimum 0
     */
  invoices: number;
  /**
     * Movements that were looked at.
     * @minimum 0
     */
  movements: number;
  /**
     * What differs, as the command line says it; none when all is well.
     * @items.maxLength 300
     */
  faults: string[];
}

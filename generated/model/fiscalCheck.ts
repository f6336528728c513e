
/**
 * The last look at the chain of the agency's records.
 */
export interface FiscalCheck {
  at: string;
  /**
     * What differs, each with the number of its record; none when all is well.
     * @items.maxLength 300
     */
  faults: string[];
}

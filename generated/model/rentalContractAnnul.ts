
/**
 * Why a contract that was written down counts no more.
 */
export interface RentalContractAnnul {
  /**
     * Stands in both files' history; of the programme alone.
     * @minLength 3
     * @maxLength 1000
     */
  words: string;
}

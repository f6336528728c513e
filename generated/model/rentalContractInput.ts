
/**
 * A contract of an accepted offer. Money in EUR cents.
 */
export interface RentalContractInput {
  startsOn: string;
  /** Last day; seven years after the first unless told. */
  endsOn?: string;
  /**
     * @minimum 0
     * @maximum 10000000
     */
  deposit: number;
}

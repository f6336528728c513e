import type { Money } from './money.ts';

/**
 * A contract of an accepted offer. Money in EUR cents.
 */
export interface RentalContractInput {
  startsOn: string;
  /** Last day; seven years after the first unless told. */
  endsOn?: string;
  deposit: Money;
}

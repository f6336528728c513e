import type { Island } from './island.ts';
import type { Money } from './money.ts';
import type { RentalAnswer } from './rentalAnswer.ts';
import type { RentalSide } from './rentalSide.ts';

/**
 * Answers to check; nothing of it is stored. Incomes come without names and births.
 */
export interface RentalCheckInput {
  side: RentalSide;
  island?: Island;
  largeHolder?: RentalAnswer;
  ownedSince?: string;
  registered?: RentalAnswer;
  lastRegisteredOn?: string;
  askedRent?: Money;
  registeredSince?: string;
  monthlyRent?: Money;
  /**
     * EUR cents in a year for each member of the household.
     * @maxItems 10
     */
  incomes?: Money[];
}

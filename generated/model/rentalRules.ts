import type { RentalRule } from './rentalRule.ts';

/**
 * The conditions in force on a day.
 */
export interface RentalRules {
  date: string;
  version: string;
  items: RentalRule[];
}

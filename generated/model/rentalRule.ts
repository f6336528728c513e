import type { Island } from './island.ts';
import type { RentalRuleId } from './rentalRuleId.ts';
import type { RentalRuleUnit } from './rentalRuleUnit.ts';
import type { RentalSide } from './rentalSide.ts';

/**
 * One line of the dated table of the programme's conditions (rules/tables.json of the server's room).
 */
export interface RentalRule {
  id: RentalRuleId;
  side: RentalSide;
  /** Where it holds; all four when it holds everywhere. */
  islands: Island[];
  /**
     * For a household of so many; null for any.
     * @nullable
     */
  members: number | null;
  /**
     * In `unit`; null where the condition has no figure.
     * @nullable
     */
  amount: number | null;
  unit: RentalRuleUnit;
  /** First day of which we know that it held. */
  validFrom: string;
  /** @nullable */
  validTo: string | null;
  /** Day of the newest source that states it. */
  readOn: string;
  source: string;
  /** The condition in the reader's language. */
  text: string;
}

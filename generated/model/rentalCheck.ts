import type { RentalCheckRule } from './rentalCheckRule.ts';
import type { RentalOutcome } from './rentalOutcome.ts';
import type { Uuid } from './uuid.ts';

/**
 * A check of a file. What the answers say is filled in until somebody of the programme says otherwise.
 */
export interface RentalCheck {
  rule: RentalCheckRule;
  outcome: RentalOutcome;
  /** By the answers; false: somebody of the programme said it, or nobody yet. */
  counted: boolean;
  /**
     * What the condition says of the answers, in the reader's language.
     * @nullable
     */
  text: string | null;
  /** The document that shows it. */
  documentId: Uuid | null;
  /** @nullable */
  note: string | null;
  /** @nullable */
  byName: string | null;
  /** @nullable */
  at: string | null;
}

import type { PassportCertainty } from './passportCertainty.ts';
import type { PassportEvidence } from './passportEvidence.ts';
import type { PassportRule } from './passportRule.ts';
import type { PassportState } from './passportState.ts';
import type { PassportWaiver } from './passportWaiver.ts';

/**
 * What one rule says of a home, in the reader's language, with where it is written and how sure that is.
 */
export interface PassportLight {
  rule: PassportRule;
  state: PassportState;
  /** Name of the rule. */
  title: string;
  /** The state in a word or two. */
  word: string;
  /** Why it is so, in a sentence. */
  text: string;
  /** Law, decree or custom that the rule is taken from. */
  source: string;
  certainty: PassportCertainty;
  certaintyText: string;
  /** The day on which the source was read. */
  readOn: string;
  /**
     * Last day on which it is in order, or by which something is due; null: none known.
     * @nullable
     */
  endsOn: string | null;
  /**
     * Days until then in Europe/Madrid: 0 on the last, negative once it is over.
     * @nullable
     */
  daysLeft: number | null;
  /**
     * Days from which on it warns, where it ends.
     * @nullable
     */
  ofDays: number | null;
  evidence: PassportEvidence | null;
  waiver: PassportWaiver | null;
  /**
     * Step of the home's form that mends it; null: it is mended elsewhere.
     * @minimum 1
     * @maximum 8
     * @nullable
     */
  step: number | null;
}

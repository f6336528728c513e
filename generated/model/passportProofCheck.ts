
/**
 * Whether a PDF is, byte by byte, a proof that this site made.
 */
export interface PassportProofCheck {
  valid: boolean;
  /**
     * The day it speaks of; null where it is none of ours.
     * @nullable
     */
  day: string | null;
  /**
     * Reference of the home; null where it is none of ours.
     * @nullable
     */
  ref: string | null;
}

import type { ReferralProofInputProofExtra } from './referralProofInputProofExtra.ts';

/**
 * A proof that the owner agrees to be spoken of.
 */
export interface ReferralProofInput {
  /** PDF, JPEG, PNG or WebP, 10 MB at most. */
  proof: Blob | File;
  /** What the file is (specification, section 7). */
  proof_extra?: ReferralProofInputProofExtra;
}

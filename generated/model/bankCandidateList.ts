import type { BankCandidate } from './bankCandidate.ts';

/**
 * What an entry could pay.
 */
export interface BankCandidateList {
  items: BankCandidate[];
}

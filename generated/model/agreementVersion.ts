import type { NetworkTerms } from './networkTerms.ts';

/**
 * Terms as they were proposed once; they never change.
 */
export interface AgreementVersion {
  /** @minimum 1 */
  number: number;
  terms: NetworkTerms;
  /** SHA-256 of the parties, the number and the terms as JSON with sorted keys, in hexadecimal. */
  hash: string;
  /** Whether my agency proposed it. */
  own: boolean;
  /**
     * Who of my agency proposed it; null for the other's.
     * @nullable
     */
  byName: string | null;
  at: string;
}

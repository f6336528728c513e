import type { NetworkTerms } from './networkTerms.ts';

/**
 * Other terms, in answer to the version with this hash.
 */
export interface AgreementTerms {
  /**
     * Of the newest version that was read.
     * @minLength 64
     * @maxLength 64
     */
  hash: string;
  terms: NetworkTerms;
}

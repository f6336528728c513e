
/**
 * What a PDF is, without sending it.
 */
export interface PassportProofCheckInput {
  /**
     * SHA-256 of its bytes, in small hexadecimal letters.
     * @pattern ^[0-9a-f]{64}$
     */
  sha256: string;
}

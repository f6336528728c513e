
/**
 * Which version is meant.
 */
export interface AgreementAnswer {
  /** @pattern ^[0-9a-f]{64}$ */
  hash: string;
}

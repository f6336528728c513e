
/**
 * The secret address of a channel out. Whoever has it reads its homes; a new one ends the one before at once.
 */
export interface IntegrationAddress {
  /** Told only now; we keep its hash. */
  url: string;
}

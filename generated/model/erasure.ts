
/**
 * When my account will be erased.
 */
export interface Erasure {
  /**
     * Until then it can be taken back; null when it stays.
     * @nullable
     */
  erasesAt: string | null;
}

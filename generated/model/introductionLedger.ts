import type { Uuid } from './uuid.ts';

/**
 * The ledger of a network: a chain in which each entry holds the hash of the one before.
 */
export interface IntroductionLedger {
  networkId: Uuid;
  networkName: string;
  /**
     * Of all members.
     * @minimum 0
     */
  entries: number;
  /**
     * When all of it was computed anew; null before the first time.
     * @nullable
     */
  verifiedAt: string | null;
  /** Whether it held then. */
  sound: boolean;
}

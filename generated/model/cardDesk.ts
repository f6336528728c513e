import type { CardPayout } from './cardPayout.ts';
import type { CardTrouble } from './cardTrouble.ts';

/**
 * How money that is paid by card stands; EUR cents.
 */
export interface CardDesk {
  takesCards: boolean;
  /**
     * Charged, of orders that run.
     * @minimum 0
     */
  held: number;
  /**
     * Of orders that ended, not paid out yet.
     * @minimum 0
     */
  due: number;
  /**
     * Messages of the service that nobody has looked at.
     * @minimum 0
     */
  waiting: number;
  /**
     * Since when the oldest of them waits.
     * @nullable
     */
  oldestAt: string | null;
  /** What differed at the last look, the oldest first. */
  troubles: CardTrouble[];
  /** Payouts that have not arrived, the newest first. */
  payouts: CardPayout[];
}

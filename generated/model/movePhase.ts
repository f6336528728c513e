import type { MoveItemKind } from './moveItemKind.ts';

/**
 * One kind of thing that comes.
 */
export interface MovePhase {
  kind: MoveItemKind;
  /**
     * Here.
     * @minimum 0
     */
  done: number;
  /**
     * Known of so far: owners and photos become known home by home.
     * @minimum 0
     */
  total: number;
  /** @minimum 0 */
  failed: number;
  /** @nullable */
  startedAt: string | null;
  /** @nullable */
  endedAt: string | null;
  /**
     * When it will be over at the present pace; null when it is over or cannot be said.
     * @nullable
     */
  estimate: string | null;
}

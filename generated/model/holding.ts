import type { HoldingKind } from './holdingKind.ts';

/**
 * How much of one kind somebody holds.
 */
export interface Holding {
  kind: HoldingKind;
  /** @minimum 0 */
  count: number;
}

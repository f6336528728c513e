import type { FiscalMode } from './fiscalMode.ts';

/**
 * A mode that cannot be chosen.
 */
export interface FiscalClosed {
  mode: FiscalMode;
  /** @maxLength 300 */
  why: string;
}

import type { FiscalMode } from './fiscalMode.ts';

/**
 * Whether records are sent from now on.
 */
export interface FiscalModeInput {
  mode: FiscalMode;
}

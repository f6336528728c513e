import type { UnmetBand } from './unmetBand.ts';
import type { UnmetCell } from './unmetCell.ts';

/**
 * What buyers of other agencies look for, as it was counted once on a day.
 */
export interface UnmetCells {
  /**
     * Of the edition, Europe/Madrid; null before the first.
     * @nullable
     */
  day: string | null;
  /**
     * Prices of the operation and family that are asked for; empty while too few homes have been on the market to divide them.
     * @maxItems 5
     */
  bands: UnmetBand[];
  /**
     * Cells that fit.
     * @minimum 0
     */
  n: number;
  /**
     * Municipalities, comarcas, islands; in each most buyers first, then fewest homes.
     * @maxItems 200
     */
  items: UnmetCell[];
}

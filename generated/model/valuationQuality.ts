import type { ValuationQualityRow } from './valuationQualityRow.ts';

/**
 * Errors and cover by month, island, operation and family, the newest month first.
 */
export interface ValuationQuality {
  items: ValuationQualityRow[];
}

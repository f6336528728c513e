import type { EarningsPeriod } from './earningsPeriod.ts';
import type { EarningsStatementRow } from './earningsStatementRow.ts';
import type { EarningsSums } from './earningsSums.ts';

/**
 * A seller's earnings of a period, order by order.
 */
export interface EarningsStatement {
  period: EarningsPeriod;
  from: string;
  /** The last day. */
  to: string;
  /** @nullable */
  sellerName: string | null;
  /** @nullable */
  taxId: string | null;
  /** @maxItems 2000 */
  rows: EarningsStatementRow[];
  sums: EarningsSums;
}

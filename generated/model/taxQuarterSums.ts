import type { TaxItem } from './taxItem.ts';
import type { TaxQuarter } from './taxQuarter.ts';
import type { TaxSums } from './taxSums.ts';

/**
 * A tax of a quarter, for the adviser: a summary, no filing. By the day of each invoice; each sum is that of `items`.
 */
export interface TaxQuarterSums {
  quarter: TaxQuarter;
  from: string;
  to: string;
  issued: TaxSums;
  received: TaxSums;
  items: TaxItem[];
}

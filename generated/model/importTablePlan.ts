import type { ImportColumn } from './importColumn.ts';
import type { ImportTablePlanOperation } from './importTablePlanOperation.ts';

/**
 * What the columns of a table hold.
 */
export interface ImportTablePlan {
  /** @maxItems 250 */
  columns: ImportColumn[];
  /** What homes are offered for whose row does not say. */
  operation: ImportTablePlanOperation;
}

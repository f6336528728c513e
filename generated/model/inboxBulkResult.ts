
/**
 * How many were mine to change.
 */
export interface InboxBulkResult {
  count: number;
}


/**
 * The version that is published.
 */
export interface PropertyPublishInput {
  /** @minimum 1 */
  version: number;
}

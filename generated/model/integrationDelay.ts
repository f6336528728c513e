
/**
 * A portal that did not take what was sent to it last: everything waits in its row and is sent again by itself, with pauses that grow to a day.
 */
export interface IntegrationDelay {
  /**
     * Calls in a row without a good answer.
     * @minimum 1
     */
  failures: number;
  /**
     * HTTP status of its last answer, e.g. 429 when it is asked too often; null: none came.
     * @nullable
     */
  status: number | null;
  /**
     * When the next home is tried again.
     * @nullable
     */
  nextAt: string | null;
}

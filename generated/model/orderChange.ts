
/**
 * A field of the home, now and then.
 */
export interface OrderChange {
  /** Its path in the home. */
  field: string;
  /** @nullable */
  before: string | number | boolean | null;
  /** @nullable */
  after: string | number | boolean | null;
  /** Whether the home has another value. */
  clashes: boolean;
}

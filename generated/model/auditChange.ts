
/**
 * A field that the act was sent.
 */
export interface AuditChange {
  /** Its path in the body. */
  field: string;
  /** Its code, switch or ids; empty: what was sent is not kept. */
  values: string[];
}

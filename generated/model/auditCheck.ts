import type { AuditCheckFault } from './auditCheckFault.ts';

/**
 * What recomputing the chain came to.
 */
export interface AuditCheck {
  /** No line is missing, changed or moved. */
  whole: boolean;
  /**
     * The first line that is kept; 0: there is none.
     * @minimum 0
     */
  first: number;
  /**
     * Whole up to this line; 0: there is none.
     * @minimum 0
     */
  last: number;
  /**
     * The first line that is wrong, or missing; null: none is.
     * @minimum 1
     * @nullable
     */
  brokenAt: number | null;
  /**
     * What is wrong there.
     * @nullable
     */
  fault: AuditCheckFault;
}

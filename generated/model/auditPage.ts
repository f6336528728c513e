import type { AuditLine } from './auditLine.ts';

/**
 * Lines of an agency's audit log, newest first.
 */
export interface AuditPage {
  items: AuditLine[];
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
}

import type { FiscalCertificate } from './fiscalCertificate.ts';
import type { FiscalCheck } from './fiscalCheck.ts';
import type { FiscalClosed } from './fiscalClosed.ts';
import type { FiscalDeclaration } from './fiscalDeclaration.ts';
import type { FiscalMode } from './fiscalMode.ts';
import type { FiscalRule } from './fiscalRule.ts';

/**
 * How an agency stands with VeriFactu.
 */
export interface Fiscal {
  mode: FiscalMode;
  /** @nullable */
  modeSince: string | null;
  /** Modes that cannot be chosen, each with why, in words. */
  closed: FiscalClosed[];
  /**
     * From which day the law wants it of this agency; null while its tax number is missing.
     * @nullable
     */
  legalDay: string | null;
  /**
     * Records in the agency's name, all chained.
     * @minimum 0
     */
  records: number;
  /** @minimum 0 */
  waiting: number;
  /** @minimum 0 */
  accepted: number;
  /** @minimum 0 */
  acceptedWithErrors: number;
  /** @minimum 0 */
  rejected: number;
  /** @nullable */
  lastSentAt: string | null;
  /**
     * Why the last try to send came to nothing, in words.
     * @maxLength 500
     * @nullable
     */
  trouble: string | null;
  /** Null before the first. */
  check: FiscalCheck | null;
  certificate: FiscalCertificate | null;
  /** Null while the operator has not signed one. */
  declaration: FiscalDeclaration | null;
  rules: FiscalRule[];
}

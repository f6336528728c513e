import type { AuditChange } from './auditChange.ts';
import type { AuditOutcome } from './auditOutcome.ts';
import type { Uuid } from './uuid.ts';

/**
 * An act of somebody of the agency, or its refusal, as a line of the chain.
 */
export interface AuditLine {
  id: Uuid;
  /**
     * Its place in the agency's chain.
     * @minimum 1
     */
  number: number;
  at: string;
  /**
     * Who acted; stays when the person is erased.
     * @nullable
     */
  actorId: string | null;
  /**
     * Their name today; null: there is no such person any more.
     * @nullable
     */
  actorName: string | null;
  /**
     * The key by which another program acted as them.
     * @nullable
     */
  keyId: string | null;
  /**
     * The key's name; null without one, and 90 days after its end.
     * @nullable
     */
  keyName: string | null;
  /** The operation of the contract. */
  operation: string;
  /** What kind of thing it is about. */
  kind: string;
  /**
     * Which one; null: the agency's own, or several.
     * @nullable
     */
  subjectId: string | null;
  /**
     * Of a person of the agency or a key: its name today.
     * @nullable
     */
  subjectName: string | null;
  outcome: AuditOutcome;
  changes: AuditChange[];
  /** SHA-256 of the line and of the hash before it, in hexadecimal. */
  hash: string;
}

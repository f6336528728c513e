import type { ContactId } from './contactId.ts';
import type { VisitIdKind } from './visitIdKind.ts';
import type { VisitSignature } from './visitSignature.ts';

/**
 * A visitor, with their document and signature.
 */
export interface VisitSignerInput {
  contactId?: ContactId;
  /**
     * @minLength 2
     * @maxLength 160
     */
  name: string;
  idKind: VisitIdKind;
  /**
     * @minLength 3
     * @maxLength 30
     */
  idNumber: string;
  signature: VisitSignature;
}

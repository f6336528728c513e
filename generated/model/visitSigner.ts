import type { VisitIdKind } from './visitIdKind.ts';

/**
 * A visitor as they signed.
 */
export interface VisitSigner {
  name: string;
  idKind: VisitIdKind;
  idNumber: string;
  /** Signed with the finger; otherwise with the typed name. */
  drawn: boolean;
}

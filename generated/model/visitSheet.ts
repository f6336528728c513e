import type { Language } from './language.ts';
import type { Uuid } from './uuid.ts';
import type { VisitSigner } from './visitSigner.ts';

/**
 * A signed visit sheet. It never changes; a correction is a new sheet.
 */
export interface VisitSheet {
  id: Uuid;
  /** 1 for the first sheet of a visit; the highest one counts. */
  number: number;
  language: Language;
  signedAt: string;
  /**
     * When it was signed without a connection, by the clock of that device; `signedAt` is when it came.
     * @nullable
     */
  signedOnDeviceAt: string | null;
  visitors: VisitSigner[];
  declaresFirstVisit: boolean;
  noDirectDeal: boolean;
  /** SHA-256 of text, people and signatures, in hex; printed on the PDF. */
  contentHash: string;
  /** SHA-256 of the PDF, in hex. */
  fileHash: string;
  /** Bytes of the PDF. */
  size: number;
  /** @nullable */
  byName: string | null;
}

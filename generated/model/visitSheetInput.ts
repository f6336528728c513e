import type { Language } from './language.ts';
import type { VisitSignature } from './visitSignature.ts';
import type { VisitSignerInput } from './visitSignerInput.ts';

/**
 * The signed sheet. The text is the server's, in the visitor's language.
 */
export interface VisitSheetInput {
  language: Language;
  /**
     * @minItems 1
     * @maxItems 6
     */
  visitors: VisitSignerInput[];
  agentSignature?: VisitSignature;
  declaresFirstVisit: boolean;
  noDirectDeal: boolean;
  /**
     * Of the draft that was read: another text is not signed.
     * @pattern ^[0-9a-f]{64}$
     */
  textHash?: string;
  /** When it was signed, by the clock of the device. Told in the sheet where it came two minutes later or more. */
  signedOnDeviceAt?: string;
  /** Send the PDF to those of the visitors who signed it and have an e-mail. */
  mail?: boolean;
}

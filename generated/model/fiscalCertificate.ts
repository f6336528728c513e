import type { FiscalCertificateKind } from './fiscalCertificateKind.ts';

/**
 * The certificate that records are sent with, as far as it is shown.
 */
export interface FiscalCertificate {
  /**
     * In whose name it is.
     * @maxLength 300
     */
  subject: string;
  kind: FiscalCertificateKind;
  /** When it runs out. */
  until: string;
  /**
     * The tax number that it names: a company's, else a person's. Null: it names none, or it was kept before they were read.
     * @maxLength 20
     * @nullable
     */
  taxId: string | null;
  /** It names tax numbers, none of which is the agency's: it serves where its holder has power of attorney there. */
  foreign: boolean;
}

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
}

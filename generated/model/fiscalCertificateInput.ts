import type { FiscalCertificateInputFileExtra } from './fiscalCertificateInputFileExtra.ts';
import type { FiscalCertificateKind } from './fiscalCertificateKind.ts';

/**
 * A certificate as it is given.
 */
export interface FiscalCertificateInput {
  /** PKCS#12, at most 100 kB. */
  file: Blob | File;
  /** What the file is (specification, section 7). */
  file_extra?: FiscalCertificateInputFileExtra;
  /**
     * The one that opens the file.
     * @minLength 1
     * @maxLength 200
     */
  password: string;
  kind: FiscalCertificateKind;
}

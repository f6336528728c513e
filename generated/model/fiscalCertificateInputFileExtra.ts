
/**
 * What the file is (specification, section 7).
 */
export type FiscalCertificateInputFileExtra = typeof FiscalCertificateInputFileExtra[keyof typeof FiscalCertificateInputFileExtra];


export const FiscalCertificateInputFileExtra = {
  certificate: 'certificate',
} as const;

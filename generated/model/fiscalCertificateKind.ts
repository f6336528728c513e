
/**
 * What kind of certificate it is: the tax agency has an address for each.
 */
export type FiscalCertificateKind = typeof FiscalCertificateKind[keyof typeof FiscalCertificateKind];


export const FiscalCertificateKind = {
  person: 'person',
  seal: 'seal',
} as const;

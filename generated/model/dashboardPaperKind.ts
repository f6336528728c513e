
/**
 * A paper of a home or of the agency that ends, is due, or is missing.
 */
export type DashboardPaperKind = typeof DashboardPaperKind[keyof typeof DashboardPaperKind];


export const DashboardPaperKind = {
  mandate: 'mandate',
  energy: 'energy',
  tourist: 'tourist',
  cedula: 'cedula',
  nrua: 'nrua',
  insurance: 'insurance',
  deposit: 'deposit',
} as const;

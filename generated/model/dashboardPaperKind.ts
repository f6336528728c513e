
/**
 * Mandate of the owner, energy certificate, licence for tourist lets.
 */
export type DashboardPaperKind = typeof DashboardPaperKind[keyof typeof DashboardPaperKind];


export const DashboardPaperKind = {
  mandate: 'mandate',
  energy: 'energy',
  tourist: 'tourist',
} as const;

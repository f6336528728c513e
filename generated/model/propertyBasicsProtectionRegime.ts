
/**
 * VPL is the limited-price regime of Law 3/2024.
 */
export type PropertyBasicsProtectionRegime = typeof PropertyBasicsProtectionRegime[keyof typeof PropertyBasicsProtectionRegime];


export const PropertyBasicsProtectionRegime = {
  libre: 'libre',
  VPO: 'VPO',
  VPL: 'VPL',
} as const;

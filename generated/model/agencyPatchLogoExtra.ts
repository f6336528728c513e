
/**
 * What the file is (specification, section 7).
 */
export type AgencyPatchLogoExtra = typeof AgencyPatchLogoExtra[keyof typeof AgencyPatchLogoExtra];


export const AgencyPatchLogoExtra = {
  logo: 'logo',
} as const;

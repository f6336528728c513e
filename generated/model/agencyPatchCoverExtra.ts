
/**
 * What the file is (specification, section 7).
 */
export type AgencyPatchCoverExtra = typeof AgencyPatchCoverExtra[keyof typeof AgencyPatchCoverExtra];


export const AgencyPatchCoverExtra = {
  cover: 'cover',
} as const;

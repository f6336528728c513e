
/**
 * What the file is (specification, section 7).
 */
export type LabInputFileExtra = typeof LabInputFileExtra[keyof typeof LabInputFileExtra];


export const LabInputFileExtra = {
  trial: 'trial',
} as const;

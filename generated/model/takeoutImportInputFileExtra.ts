
/**
 * What the file is (specification, section 7).
 */
export type TakeoutImportInputFileExtra = typeof TakeoutImportInputFileExtra[keyof typeof TakeoutImportInputFileExtra];


export const TakeoutImportInputFileExtra = {
  takeout: 'takeout',
} as const;


/**
 * What the file is (specification, section 7).
 */
export type ImportTableInputFileExtra = typeof ImportTableInputFileExtra[keyof typeof ImportTableInputFileExtra];


export const ImportTableInputFileExtra = {
  homes: 'homes',
} as const;

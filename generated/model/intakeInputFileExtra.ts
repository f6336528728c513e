
/**
 * What the file is (specification, section 7).
 */
export type IntakeInputFileExtra = typeof IntakeInputFileExtra[keyof typeof IntakeInputFileExtra];


export const IntakeInputFileExtra = {
  contacts: 'contacts',
} as const;

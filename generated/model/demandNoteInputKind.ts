
export type DemandNoteInputKind = typeof DemandNoteInputKind[keyof typeof DemandNoteInputKind];


export const DemandNoteInputKind = {
  NOTE: 'NOTE',
  CALL: 'CALL',
  EMAIL: 'EMAIL',
} as const;

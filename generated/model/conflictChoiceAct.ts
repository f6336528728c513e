
/**
 * Whose value holds.
 */
export type ConflictChoiceAct = typeof ConflictChoiceAct[keyof typeof ConflictChoiceAct];


export const ConflictChoiceAct = {
  take: 'take',
  keep: 'keep',
} as const;


/**
 * What an undo did with it.
 */
export type IntakeRowUndone = typeof IntakeRowUndone[keyof typeof IntakeRowUndone] | null;


export const IntakeRowUndone = {
  removed: 'removed',
  restored: 'restored',
  kept: 'kept',
} as const;


/**
 * What became of an act.
 */
export type AuditOutcome = typeof AuditOutcome[keyof typeof AuditOutcome];


export const AuditOutcome = {
  done: 'done',
  refused: 'refused',
} as const;

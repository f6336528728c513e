
/**
 * What is wrong there.
 * @nullable
 */
export type AuditCheckFault = typeof AuditCheckFault[keyof typeof AuditCheckFault] | null;


export const AuditCheckFault = {
  missing: 'missing',
  changed: 'changed',
  moved: 'moved',
} as const;


/**
 * A visitor who looks for a home (USER), an agency with its first ADMIN, or somebody who recommends homes (REFERRED).
 */
export type AccountKind = typeof AccountKind[keyof typeof AccountKind];


export const AccountKind = {
  visitor: 'visitor',
  agency: 'agency',
  referrer: 'referrer',
} as const;


/**
 * A visitor who looks for a home, or an agency with its first ADMIN.
 */
export type AccountKind = typeof AccountKind[keyof typeof AccountKind];


export const AccountKind = {
  visitor: 'visitor',
  agency: 'agency',
} as const;

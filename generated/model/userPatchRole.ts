
export type UserPatchRole = typeof UserPatchRole[keyof typeof UserPatchRole];


export const UserPatchRole = {
  ADMIN: 'ADMIN',
  STAFF: 'STAFF',
} as const;

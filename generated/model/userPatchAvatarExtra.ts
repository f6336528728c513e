
/**
 * What the file is (specification, section 7).
 */
export type UserPatchAvatarExtra = typeof UserPatchAvatarExtra[keyof typeof UserPatchAvatarExtra];


export const UserPatchAvatarExtra = {
  avatar: 'avatar',
} as const;


export type UserInputRole = typeof UserInputRole[keyof typeof UserInputRole];


export const UserInputRole = {
  ADMIN: 'ADMIN',
  STAFF: 'STAFF',
} as const;


/**
 * Roles of the specification, section 6.
 */
export type Role = typeof Role[keyof typeof Role];


export const Role = {
  USER: 'USER',
  ADMIN: 'ADMIN',
  STAFF: 'STAFF',
  SERVICE: 'SERVICE',
  REFERRED: 'REFERRED',
  LLOGUER_SEGUR: 'LLOGUER_SEGUR',
} as const;


/**
 * Part of the open files; those that are signed, rejected or have ended are in none.
 */
export type RentalQueue = typeof RentalQueue[keyof typeof RentalQueue];


export const RentalQueue = {
  mine: 'mine',
  unassigned: 'unassigned',
  late: 'late',
  owners: 'owners',
  tenants: 'tenants',
} as const;


/**
 * Who asks, the owner of an empty home or somebody who looks for one.
 */
export type RentalSide = typeof RentalSide[keyof typeof RentalSide];


export const RentalSide = {
  owner: 'owner',
  tenant: 'tenant',
} as const;

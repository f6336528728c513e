/** What is read again after an act of this room: the home's panel stands under `property`. */
export const OWNER_READS = ['property', 'owner'] as const


/**
 * Why a home does not fit a household.
 */
export type RentalMisfit = typeof RentalMisfit[keyof typeof RentalMisfit];


export const RentalMisfit = {
  municipality: 'municipality',
  rooms: 'rooms',
  share: 'share',
  unknownRooms: 'unknownRooms',
  unknownMunicipality: 'unknownMunicipality',
} as const;

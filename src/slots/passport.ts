/** Where a home's passport stands on its record. */
export const PASSPORT_ANCHOR = 'passport'

/** The side of the portfolio with homes by what their passports say, in its address. */
export const PASSPORTS_SIDE = { lado: 'pasaportes' }

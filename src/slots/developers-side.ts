/** The side of the integrations for who builds programs, in its address. */
export const DEVELOPERS_SIDE = { lado: 'programadores' }

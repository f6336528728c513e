/** The side of the integrations where homes come in, in its address. */
export const SOURCES_SIDE = { lado: 'entran' }

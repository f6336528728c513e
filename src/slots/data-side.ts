/** The side of the integrations where an agency takes its data out, in its address. */
export const DATA_SIDE = { lado: 'datos' }

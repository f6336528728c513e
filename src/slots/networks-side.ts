/** The side of the integrations where agencies share homes, in its address. */
export const NETWORKS_SIDE = { lado: 'red' }

import { SOURCES_SIDE } from './sources-side'

/** The side of the integrations where an agency moves in from another program, in its address. */
export const MOVE_SIDE = { ...SOURCES_SIDE, traslado: 'inmovilla' }

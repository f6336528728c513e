import { writeRing, type Ring } from '../maps/rings'

/** The contract's limits. */
export const MOST_AREAS = 10
export const MOST_CORNERS = 200

/**
 * How long all areas of an address may be, as it is sent. A server reads 16 kB of headers, and the
 * address comes twice: as such and as the page a request comes from.
 */
const LONGEST = 4800
/** What an area needs at least to look like what was drawn. */
const LEAST = 200

const lengthOf = (area: string): number => new URLSearchParams({ area }).toString().length + 1
const taken = (areas: readonly string[]): number =>
  areas.reduce((sum, area) => sum + lengthOf(area), 0)

/** Whether a search has room for one more area. */
export const hasRoom = (areas: readonly string[]): boolean =>
  areas.length < MOST_AREAS && taken(areas) + LEAST <= LONGEST

/** Whether this area has room beside the others. */
export const fitsBeside =
  (areas: readonly string[]) =>
  (ring: Ring): boolean =>
    ring.length >= 3 &&
    ring.length <= MOST_CORNERS &&
    taken(areas) + lengthOf(writeRing(ring)) <= LONGEST

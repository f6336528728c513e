import { count } from '../../lib/format'

/** `350 m`, `1,4 km`. */
export const distance = (metres: number): string =>
  metres >= 1000 ? `${count(Math.round(metres / 100) / 10)} km` : `${count(metres)} m`

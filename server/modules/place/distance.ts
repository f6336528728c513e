const METRES_PER_DEGREE = 111_320

interface Point {
  lat: number
  lon: number
}

/** Metres between two points in a straight line, as flat as the islands are small. */
export const metresBetween = (a: Point, b: Point): number =>
  Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180)) * METRES_PER_DEGREE

/**
 * The plane every map of ours is drawn on: Web Mercator, one unit = 0.001 degrees of longitude, y
 * pointing down. src/ui/map/projection.ts draws on the same plane; the two numbers of the frame are
 * written in both.
 */
export const FRAME = { west: 0.6, north: 40.5, width: 4300, height: 3000 }

const mercator = (lat: number): number =>
  (180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))

/** Units from the frame's north-west corner. */
export const project = (lon: number, lat: number): [number, number] => [
  (lon - FRAME.west) * 1000,
  (mercator(FRAME.north) - mercator(lat)) * 1000,
]

/** West, south, east, north in degrees. */
export type Bbox = readonly [number, number, number, number]

/** Corners of an area, longitude and latitude; the last is joined to the first. */
export type Outline = readonly (readonly [lon: number, lat: number])[]

/**
 * Where a map looks: a centre in degrees and a zoom as MapLibre counts it (the world is 512 px wide
 * at 0).
 */
export interface MapView {
  lon: number
  lat: number
  zoom: number
}

export interface Size {
  width: number
  height: number
}

/** All the islands with some sea. */
export const ISLANDS: Bbox = [1.12, 38.6, 4.36, 40.12]

/**
 * The plane of public/geo/base-*.svg, in units of 0.001 degrees of longitude; scripts/geo/frame.ts
 * draws on the same one.
 */
export const FRAME = { west: 0.6, north: 40.5, width: 4300, height: 3000 }

const DEGREES = 360 / 512

const mercator = (lat: number): number =>
  (180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))
const latitude = (y: number): number =>
  (Math.atan(Math.exp((y * Math.PI) / 180)) * 360) / Math.PI - 90

/** Pixels of one degree of longitude. */
export const pixelsPerDegree = (zoom: number): number => 2 ** zoom / DEGREES

/** Pixels of one metre at a latitude. */
export const pixelsPerMetre = (zoom: number, lat: number): number =>
  pixelsPerDegree(zoom) / (111_320 * Math.cos((lat * Math.PI) / 180))

/** Where a point falls on a drawing of `size` that looks at `view`. */
export function toCanvas(
  view: MapView,
  { width, height }: Size,
  lon: number,
  lat: number,
): [x: number, y: number] {
  const scale = pixelsPerDegree(view.zoom)
  return [
    width / 2 + (lon - view.lon) * scale,
    height / 2 + (mercator(view.lat) - mercator(lat)) * scale,
  ]
}

/** The point under a place of the drawing. */
export function fromCanvas(
  view: MapView,
  { width, height }: Size,
  x: number,
  y: number,
): { lon: number; lat: number } {
  const scale = pixelsPerDegree(view.zoom)
  return {
    lon: view.lon + (x - width / 2) / scale,
    lat: latitude(mercator(view.lat) + (height / 2 - y) / scale),
  }
}

/** The view that shows a box within a space of `size` pixels, never closer than `maxZoom`. */
export function fitView(
  [west, south, east, north]: Bbox,
  { width, height }: Size,
  maxZoom = 13,
): MapView {
  const tall = mercator(north) - mercator(south)
  const scale = Math.min(width / Math.max(east - west, 1e-6), height / Math.max(tall, 1e-6))
  const zoom = Math.min(maxZoom, Math.log2(scale * DEGREES))
  return { lon: (west + east) / 2, lat: latitude((mercator(north) + mercator(south)) / 2), zoom }
}

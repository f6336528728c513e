import type { Bbox } from './projection'

/**
 * A price on the map, or a disc for several homes. Every marker is a link, so it works without a
 * script.
 */
export interface MapMarker {
  key: string
  kind: 'pin' | 'cluster'
  lon: number
  lat: number
  /** What is written on it: `945 mil`, or how many. */
  text: string
  /** What it says to somebody who does not see it. */
  label: string
  href: string
  /** Homes in a cluster; 1 for a pin. */
  count: number
  /** Price lowered. */
  lowered?: boolean
  /** A dot in the colour of a status, whose words are in `label`. */
  tone?: 'neutral' | 'ok' | 'sea' | 'sun' | 'error' | 'primary'
  /** Already opened by this visitor. */
  seen?: boolean
  /** Chosen, or its card is under the pointer. */
  on?: boolean
  /** Where a cluster's homes are; the map goes there. */
  bbox?: Bbox
}

/** What the map's own controls are called, in the page's language. */
export interface MapWords {
  label: string
  zoomIn: string
  zoomOut: string
  attribution: string
  sea: string
}

/** How a map moves that the page scrolls over, said to who tried it like any other. */
export interface GestureWords {
  /** With the wheel and Ctrl, or the key that stands for it on a Mac. */
  windows: string
  mac: string
  touch: string
}

/** Diameter of a cluster in pixels: 40 to 54, by count. */
export const clusterSize = (count: number): number =>
  Math.round(Math.min(54, 38 + Math.log2(Math.max(count, 1)) * 2.6))

/** Width of a price pill in pixels; the font's figures at this size are some 7 px wide. */
export const pinWidth = (text: string, lowered = false): number =>
  Math.round(text.length * 7 + 18 + (lowered ? 12 : 0))

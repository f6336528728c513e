import type { ExpressionSpecification } from 'maplibre-gl'

/** The look's colour by the name of its variable. */
export type Colour = (name: string) => string

/** Names are written by the browser in the page's own type: no glyphs come from anywhere. */
export const FONT = ['Instrument Sans', 'system-ui', 'sans-serif']

/** The source of the tiles, and a layer of them. */
export const STREETS = 'streets'
export const from = (layer: string) => ({ source: STREETS, 'source-layer': layer })

export const any = (key: string, ...values: string[]): ExpressionSpecification => [
  'in',
  ['to-string', ['get', key]],
  ['literal', values],
]

/** A width in pixels that grows with the zoom: pairs of zoom and width. */
export const wide = (...pairs: number[]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  ...pairs,
]

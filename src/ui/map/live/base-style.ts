import type { FeatureCollection } from 'geojson'
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { feature, merge, mesh } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { SEA, TOWNS, WATERS } from '../towns'
import { FONT, type Colour } from './expression'
import { middlesOf } from './middles'
import { alongCoast, ringLayers, RING_ZOOM } from './sea-rings'

type Municipalities = Topology<{
  municipalities: GeometryCollection<{ code: string; name: string }>
}>

/** The look's colours of the map, from the page's own variables. */
function colours(): Colour {
  const computed = getComputedStyle(document.documentElement)
  return (name) => computed.getPropertyValue(name).trim()
}

const points = (
  rows: readonly {
    name: string
    lon: number
    lat: number
    rank?: number
    turn?: number
    zoom?: number
  }[],
): FeatureCollection => ({
  type: 'FeatureCollection',
  features: rows.map(({ lon, lat, ...properties }) => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: [lon, lat] },
  })),
})

/** Pixels at zoom 9 from a town's middle to its edge, by rank: at 39.6° some 235 m are one. */
const EXTENT_AT_9: ExpressionSpecification = [
  'match',
  ['get', 'rank'],
  1,
  14,
  2,
  4.6,
  3,
  3,
  4,
  2.2,
  1.5,
]

function groundLayers(colour: Colour): LayerSpecification[] {
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': colour('--m-sea-3') } },
    ...ringLayers(colour),
    {
      id: 'land',
      type: 'fill',
      source: 'land',
      paint: { 'fill-color': colour('--m-land'), 'fill-antialias': true },
    },
    {
      // Where people live, as far as we know it: a soft patch as large as its town has people.
      id: 'extent',
      type: 'circle',
      source: 'towns',
      minzoom: 9,
      paint: {
        'circle-color': colour('--m-land-2'),
        'circle-blur': 0.35,
        'circle-radius': [
          'interpolate',
          ['exponential', 2],
          ['zoom'],
          9,
          EXTENT_AT_9,
          15,
          ['*', 64, EXTENT_AT_9],
        ],
      },
    },
    {
      id: 'borders',
      type: 'line',
      source: 'borders',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': colour('--m-border'),
        'line-width': ['interpolate', ['linear'], ['zoom'], 7, 0.6, 12, 1.4, 14, 2],
        'line-dasharray': [3, 1.5],
      },
    },
    {
      id: 'coast',
      type: 'line',
      source: 'land',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': colour('--m-coast'),
        'line-width': ['interpolate', ['linear'], ['zoom'], 8, 1, 14, 2],
      },
    },
    {
      id: 'area',
      type: 'fill',
      source: 'municipalities',
      filter: ['==', ['get', 'code'], ''],
      paint: { 'fill-color': colour('--c-primary'), 'fill-opacity': 0.14 },
    },
    {
      id: 'area-line',
      type: 'line',
      source: 'municipalities',
      filter: ['==', ['get', 'code'], ''],
      paint: { 'line-color': colour('--c-primary'), 'line-width': 2.5 },
    },
  ]
}

function nameLayers(colour: Colour): LayerSpecification[] {
  return [
    {
      id: 'waters',
      type: 'symbol',
      source: 'waters',
      filter: ['>=', ['zoom'], ['get', 'zoom']],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': 12.5,
        'text-letter-spacing': 0.06,
        'text-rotate': ['get', 'turn'],
      },
      paint: { 'text-color': colour('--m-sea-label') },
    },
    {
      id: 'municipality-name',
      type: 'symbol',
      source: 'middles',
      minzoom: 11.2,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': 11,
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.12,
        'text-max-width': 9,
        'text-padding': 24,
      },
      paint: {
        'text-color': colour('--m-label'),
        'text-opacity': 0.62,
        'text-halo-color': colour('--m-land'),
        'text-halo-width': 1.4,
      },
    },
    {
      id: 'towns',
      type: 'symbol',
      source: 'towns',
      // The same steps as rankAt(): how small a town may be and still be named.
      filter: ['<=', ['get', 'rank'], ['step', ['zoom'], 1, 7.6, 2, 8.3, 3, 9.3, 4, 10.3, 5]],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'symbol-sort-key': ['get', 'rank'],
        'text-padding': 4,
        // Beside what stands on the town (discs.ts).
        'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
        'text-radial-offset': 2,
        'text-size': ['case', ['<=', ['get', 'rank'], 2], 15, 12.5],
      },
      paint: {
        'text-color': colour('--m-label'),
        'text-halo-color': colour('--m-land'),
        'text-halo-width': 1.6,
      },
    },
  ]
}

/**
 * The embedded style: outlines of public/geo in the look's colours, no outside request, no glyph
 * server.
 */
export async function embeddedStyle(
  seaName: string,
  signal: AbortSignal,
): Promise<StyleSpecification> {
  const reply = await fetch('/geo/balearic_q20.topo.json', { signal })
  if (!reply.ok) throw new Error(`base map: ${reply.status}`)
  const topology = (await reply.json()) as Municipalities
  const all = topology.objects.municipalities
  const colour = colours()
  const municipalities = feature(topology, all) as FeatureCollection
  const land = merge(topology, all.geometries as (Polygon | MultiPolygon)[])
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: land, tolerance: 0.2 },
      'coast-far': {
        type: 'geojson',
        data: alongCoast(land, 0.012),
        buffer: 192,
        maxzoom: RING_ZOOM,
      },
      'coast-near': { type: 'geojson', data: alongCoast(land, 0.0016), buffer: 192 },
      borders: { type: 'geojson', data: mesh(topology, all, (a, b) => a !== b), tolerance: 0.2 },
      municipalities: {
        type: 'geojson',
        data: municipalities,
        tolerance: 0.2,
      },
      middles: { type: 'geojson', data: middlesOf(municipalities) },
      towns: { type: 'geojson', data: points(TOWNS) },
      waters: {
        type: 'geojson',
        data: points([...WATERS, { name: seaName, ...SEA, turn: 0, zoom: 0 }]),
      },
    },
    layers: [...groundLayers(colour), ...nameLayers(colour)],
  }
}

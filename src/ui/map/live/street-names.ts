import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { any, FONT, from, type Colour } from './expression'

/** The local name: it is what stands on signs, in every language of the page. */
const NAME: ExpressionSpecification = ['get', 'name']
/** How large a place is: our own rank (1 the largest), or the basemap's (17 the largest). */
const RANK: ExpressionSpecification = [
  'case',
  ['has', 'rank'],
  ['get', 'rank'],
  ['-', 9, ['/', ['to-number', ['get', 'population_rank'], 2], 2]],
]

/** Everything with a name in the tiles, the least important first: the last ones get their room first. */
export function streetNames(colour: Colour): LayerSpecification[] {
  const halo = { 'text-halo-color': colour('--m-land'), 'text-halo-width': 1.6 }
  const symbol = (
    id: string,
    layer: string,
    rest: Pick<LayerSpecification & { type: 'symbol' }, 'minzoom' | 'filter' | 'layout'>,
    ink: string,
  ): LayerSpecification => ({
    id,
    type: 'symbol',
    ...from(layer),
    ...rest,
    layout: { 'text-field': NAME, 'text-font': FONT, 'text-size': 11, ...rest.layout },
    paint: { ...halo, 'text-color': colour(ink) },
  })
  return [
    symbol(
      'street-number',
      'buildings',
      {
        minzoom: 16,
        filter: ['has', 'addr_housenumber'],
        layout: { 'text-field': ['get', 'addr_housenumber'], 'text-size': 10, 'text-padding': 1 },
      },
      '--m-soft',
    ),
    symbol(
      'street-water',
      'water',
      { minzoom: 12, filter: ['has', 'name'], layout: { 'text-letter-spacing': 0.06 } },
      '--m-sea-label',
    ),
    {
      id: 'street-sight-dot',
      type: 'circle',
      ...from('pois'),
      minzoom: 13,
      filter: ['has', 'name'],
      paint: {
        'circle-radius': 2.4,
        'circle-color': colour('--m-poi'),
        'circle-stroke-color': colour('--m-land'),
        'circle-stroke-width': 1,
      },
    },
    symbol(
      'street-sight',
      'pois',
      {
        minzoom: 13,
        filter: ['all', ['has', 'name'], ['!', any('kind', 'aerodrome')]],
        layout: {
          // On whichever side there is room: more names fit than on one.
          'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
          'text-radial-offset': 0.55,
          'text-justify': 'auto',
          'text-max-width': 8,
          'text-padding': 1,
          'text-size': 10.5,
          'symbol-sort-key': ['to-number', ['coalesce', ['get', 'rank'], ['get', 'min_zoom']], 0],
        },
      },
      '--m-poi',
    ),
    symbol(
      'street-name',
      'roads',
      {
        minzoom: 13,
        filter: ['has', 'name'],
        layout: {
          'symbol-placement': 'line',
          'text-padding': 1,
          'text-max-angle': 38,
          'symbol-spacing': 220,
          'text-size': ['interpolate', ['linear'], ['zoom'], 13, 10.5, 18, 14],
        },
      },
      '--m-soft',
    ),
    symbol(
      'street-airport',
      'pois',
      { minzoom: 10, filter: any('kind', 'aerodrome'), layout: { 'text-max-width': 7 } },
      '--m-soft',
    ),
    symbol(
      'street-place',
      'places',
      {
        minzoom: 12,
        filter: ['!', any('kind', 'country', 'region', 'county')],
        layout: {
          'symbol-sort-key': RANK,
          'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
          'text-radial-offset': 2,
          'text-padding': 2,
          'text-max-width': 8,
          'text-size': ['case', ['<=', RANK, 2], 17, ['<=', RANK, 4], 14.5, 12.5],
        },
      },
      '--m-label',
    ),
  ]
}

import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { any, from, wide, type Colour } from './expression'

const GREEN = [
  'park',
  'wood',
  'forest',
  'grass',
  'garden',
  'golf_course',
  'nature_reserve',
  'national_park',
  'protected_area',
  'cemetery',
  'pitch',
  'recreation_ground',
  'scrub',
]
const BUILT = [
  'residential',
  'commercial',
  'retail',
  'industrial',
  'urban_area',
  'school',
  'hospital',
  'university',
  'college',
  'aerodrome',
]
const FAST = ['motorway', 'trunk', 'motorway_link', 'trunk_link']
const MAIN = ['primary', 'secondary', 'primary_link', 'secondary_link']
const LOCAL = ['tertiary', 'tertiary_link']
const SERVICE = ['service', 'track', 'driveway', 'parking_aisle', 'alley']

const fading = (...pairs: (number | ExpressionSpecification)[]): ExpressionSpecification =>
  ['interpolate', ['linear'], ['zoom'], ...pairs] as ExpressionSpecification

/** Land, its cover, what is built. The tiles' own coast is finer than ours, where they have one. */
export function streetLand(colour: Colour): LayerSpecification[] {
  const fill = (
    id: string,
    layer: string,
    filter: ExpressionSpecification | undefined,
    paint: (LayerSpecification & { type: 'fill' })['paint'],
    minzoom = 10,
  ): LayerSpecification => ({
    id,
    type: 'fill',
    ...from(layer),
    minzoom,
    ...(filter && { filter }),
    paint,
  })
  return [
    fill('street-earth', 'earth', undefined, { 'fill-color': colour('--m-land') }, 11),
    fill('street-cover', 'landcover', any('kind', 'forest', 'scrub', 'wetland', 'grassland'), {
      'fill-color': colour('--m-green'),
      'fill-opacity': fading(11, 0.7, 15, 0.25),
    }),
    fill('street-green', 'landuse', any('kind', ...GREEN), {
      'fill-color': colour('--m-green'),
      'fill-opacity': 0.9,
    }),
    fill('street-built', 'landuse', any('kind', ...BUILT), { 'fill-color': colour('--m-land-2') }),
    fill('street-sand', 'landuse', any('kind', 'beach', 'sand'), {
      'fill-color': colour('--m-sand'),
    }),
    fill('street-sea', 'water', any('kind', 'ocean'), { 'fill-color': colour('--m-sea-1') }, 11),
    fill('street-lake', 'water', ['!', any('kind', 'ocean')], {
      'fill-color': colour('--m-water'),
    }),
    fill(
      'street-building',
      'buildings',
      ['!', any('kind', 'address')],
      {
        'fill-color': [
          'case',
          ['==', ['get', 'use'], 'hotel'],
          colour('--m-hotel'),
          colour('--m-building'),
        ],
        'fill-opacity': fading(12.5, 0, 13.2, 1),
      },
      12.5,
    ),
  ]
}

/** Roads, each with its edge under it: the small ones first, so that the large ones lie on them. */
export function streetRoads(colour: Colour): LayerSpecification[] {
  const line = (
    id: string,
    filter: ExpressionSpecification,
    ink: string,
    width: ExpressionSpecification,
    dashes?: number[],
  ): LayerSpecification => ({
    id,
    type: 'line',
    ...from('roads'),
    minzoom: 10,
    filter,
    layout: { 'line-join': 'round', 'line-cap': dashes ? 'butt' : 'round' },
    paint: {
      'line-color': colour(ink),
      'line-width': width,
      ...(dashes && { 'line-dasharray': dashes }),
    },
  })
  const detail = (...kinds: string[]) => any('kind_detail', ...kinds)
  const minor: ExpressionSpecification = [
    'all',
    any('kind', 'minor_road'),
    ['!', detail(...SERVICE)],
  ]
  return [
    line('street-path', any('kind', 'path'), '--m-casing', wide(14, 0.8, 18, 2), [2, 2]),
    line('street-service', detail(...SERVICE), '--m-road', wide(13, 0.6, 18, 6)),
    line('street-minor-edge', minor, '--m-casing', wide(12, 0.8, 14, 3, 18, 15)),
    line('street-local-edge', detail(...LOCAL), '--m-casing', wide(10, 0.6, 13, 3, 18, 17)),
    line('street-main-edge', detail(...MAIN), '--m-main-casing', wide(10, 1.6, 12, 3.4, 18, 21)),
    line('street-fast-edge', detail(...FAST), '--m-fast-casing', wide(10, 2.6, 12, 4.6, 18, 25)),
    line('street-minor', minor, '--m-road', wide(12, 0.5, 14, 2, 18, 13)),
    line('street-local', detail(...LOCAL), '--m-road', wide(10, 0.3, 13, 2, 18, 15)),
    line('street-main', detail(...MAIN), '--m-main', wide(10, 0.9, 12, 2.2, 18, 18)),
    line('street-fast', detail(...FAST), '--m-fast', wide(10, 1.6, 12, 3, 18, 21)),
    line('street-rail', any('kind', 'rail'), '--m-soft', wide(10, 0.5, 16, 1.6), [4, 2]),
  ]
}

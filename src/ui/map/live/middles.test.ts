import { expect, it } from 'vitest'
import { middlesOf } from './middles'

const square = (x: number, y: number, side: number) => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
]

it('names an area once, in the middle of its largest piece', () => {
  const { features } = middlesOf({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { name: 'Maó' },
        geometry: {
          type: 'MultiPolygon',
          coordinates: [[square(4, 39, 0.1)], [square(5, 40, 2)], [square(8, 41, 0.5)]],
        },
      },
    ],
  })
  expect(features).toHaveLength(1)
  expect(features[0]?.properties).toEqual({ name: 'Maó' })
  const { coordinates } = features[0]?.geometry as { coordinates: [number, number] }
  expect(coordinates[0]).toBeCloseTo(6, 6)
  expect(coordinates[1]).toBeCloseTo(41, 6)
})

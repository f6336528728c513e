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
  expect(features).toMatchObject([{ properties: { name: 'Maó' }, geometry: { type: 'Point' } }])
  const [geometry] = features.map((one) => one.geometry)
  if (geometry?.type !== 'Point') throw new Error('no point')
  expect(geometry.coordinates[0]).toBeCloseTo(6, 6)
  expect(geometry.coordinates[1]).toBeCloseTo(41, 6)
})

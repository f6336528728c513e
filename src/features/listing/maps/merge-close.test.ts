import { expect, it } from 'vitest'
import type { Cluster } from '../../../../generated/model'
import { mergeClose } from './merge-close'

const at = (lat: number, lon: number, count = 1, price = 100): Cluster => ({
  lat,
  lon,
  count,
  id: count === 1 ? '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b' : null,
  price,
  bbox: [lon, lat, lon, lat],
})

it('gathers what would lie on each other, and loses no home', () => {
  const clusters = [at(39.5, 2.6, 10), at(39.51, 2.62, 5, 50), at(39.9, 3.1), at(39.5, 2.58)]
  const merged = mergeClose(clusters, 8)
  expect(merged).toHaveLength(2)
  expect(merged.reduce((sum, { count }) => sum + count, 0)).toBe(17)
  expect(merged[0]).toMatchObject({
    count: 16,
    id: null,
    price: 50,
    bbox: [2.58, 39.5, 2.62, 39.51],
  })
})

it('leaves apart what has room, and everything near the last zoom', () => {
  const clusters = [at(39.5, 2.6), at(39.501, 2.601)]
  expect(mergeClose(clusters, 8)).toHaveLength(1)
  expect(mergeClose(clusters, 13.5)).toHaveLength(2)
  expect(mergeClose([at(39.5, 2.6), at(39.9, 3.1)], 8)).toHaveLength(2)
})

it('gathers at the last zoom, too, what would be more than a map can show', () => {
  const many = Array.from({ length: 1000 }, (_, index) =>
    at(39.5 + (index % 40) / 4000, 2.6 + index / 40_000),
  )
  const merged = mergeClose(many, 14)
  expect(merged.length).toBeLessThan(200)
  expect(merged.reduce((sum, { count }) => sum + count, 0)).toBe(1000)
})

it('gathers homes at one spot at every zoom', () =>
  expect(mergeClose([at(39.5, 2.6), at(39.5, 2.6), at(39.5, 2.601)], 14)).toMatchObject([
    { count: 2 },
    { count: 1 },
  ]))

import { expect, it } from 'vitest'
import { fewer } from './clusters.ts'

it('gathers too many cells into wider ones, and loses no home', () => {
  const cell = (key: number) => ({
    count: 2,
    lat: 2 * 39,
    lon: 2 * key,
    west: key,
    east: key,
    south: 39,
    north: 39,
    price: 1000 + key,
    lowered: key === 77,
    id: null,
  })
  const cells = new Map(Array.from({ length: 1000 }, (_, key) => [key, cell(key)]))
  const few = [...fewer(cells, 20).values()]
  expect(few.length).toBeLessThanOrEqual(20)
  expect(few.reduce((sum, { count }) => sum + count, 0)).toBe(2000)
  expect(few[0]).toMatchObject({ west: 0, east: 63, south: 39, price: 1000, lowered: false })
  expect(few[1]).toMatchObject({ west: 64, east: 127, lowered: true })
  expect(fewer(cells, 1000)).toBe(cells)
})

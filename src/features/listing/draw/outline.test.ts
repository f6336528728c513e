import { faker } from '@faker-js/faker'
import { describe, expect, it } from 'vitest'
import { readRing, writeRing, type Corner, type Ring } from '../maps/rings'
import { crossesItself, outlineOf, wouldCross } from './outline'
import { fitsBeside, hasRoom, MOST_CORNERS } from './room'

const square: Ring = [
  [2.6, 39.5],
  [2.7, 39.5],
  [2.7, 39.6],
  [2.6, 39.6],
]
const around = (corners: number, radius: (turn: number) => number): Ring =>
  Array.from({ length: corners }, (_, at): Corner => {
    const turn = (at / corners) * 2 * Math.PI
    return [2.9 + radius(turn) * Math.cos(turn), 39.6 + radius(turn) * Math.sin(turn)]
  })

it('writes areas as the algorithm has it, and reads them back', () => {
  const known: Ring = [
    [-120.2, 38.5],
    [-120.95, 40.7],
    [-126.453, 43.252],
  ]
  expect(writeRing(known)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@')
  expect(readRing(writeRing(known))).toEqual(known)
  expect(readRing('_p~iF~ps|U_ulL')).toHaveLength(1)
})

describe('an area drawn by hand', () => {
  it('keeps a plain shape as it is', () =>
    expect(outlineOf(square, 1e-4, () => true)).toEqual(square))

  it('drops the corners nobody would see', () => {
    const ring = outlineOf(
      around(3000, () => 0.1),
      0.0005,
      () => true,
    )
    expect(ring?.length).toBeGreaterThan(12)
    expect(ring?.length).toBeLessThan(60)
  })

  it('keeps the larger loop of a line that crosses itself', () => {
    const withTail: Ring = [...square, [2.62, 39.48]]
    const ring = outlineOf(withTail, 1e-5, () => true) ?? []
    expect(crossesItself(withTail)).toBe(true)
    expect(crossesItself(ring)).toBe(false)
    expect(ring).toEqual(expect.arrayContaining([[2.7, 39.6]]))
  })

  it('makes something sound of every scribble, short enough for an address', () => {
    faker.seed(20261121)
    for (let round = 0; round < 60; round += 1) {
      const scribble = Array.from({ length: 400 }, (): Corner => [
        faker.number.float({ min: 2.5, max: 2.7 }),
        faker.number.float({ min: 39.5, max: 39.6 }),
      ])
      const ring = outlineOf(scribble.slice(0, 4 + round * 2), 0.0002, fitsBeside([]))
      if (!ring) continue
      expect(crossesItself(ring)).toBe(false)
      expect(ring.length).toBeLessThanOrEqual(MOST_CORNERS)
    }
  })

  it('is none when nothing is enclosed', () => {
    expect(
      outlineOf(
        [
          [2.6, 39.5],
          [2.7, 39.5],
        ],
        1e-4,
        () => true,
      ),
    ).toBeNull()
    expect(
      outlineOf(
        [
          [2.6, 39.5],
          [2.7, 39.5],
          [2.65, 39.5],
        ],
        1e-4,
        () => true,
      ),
    ).toBeNull()
  })
})

it('refuses a corner whose line would cross another', () => {
  expect(
    wouldCross(
      [
        [2.6, 39.5],
        [2.7, 39.6],
        [2.7, 39.5],
      ],
      [2.6, 39.6],
    ),
  ).toBe(true)
  expect(
    wouldCross(
      [
        [2.6, 39.5],
        [2.7, 39.5],
        [2.7, 39.6],
      ],
      [2.6, 39.6],
    ),
  ).toBe(false)
  expect(wouldCross([[2.6, 39.5]], [2.7, 39.5])).toBe(false)
})

it('has room for ten areas, and for no more than an address carries', () => {
  const area = writeRing(square)
  expect(hasRoom(Array.from({ length: 9 }, () => area))).toBe(true)
  expect(hasRoom(Array.from({ length: 10 }, () => area))).toBe(false)
  const rough = around(200, (turn) => 0.1 + 0.05 * Math.sin(turn * 90))
  expect(hasRoom(Array.from({ length: 4 }, () => writeRing(rough)))).toBe(false)
  expect(fitsBeside([])(rough)).toBe(true)
  expect(fitsBeside(Array.from({ length: 4 }, () => writeRing(rough)))(rough)).toBe(false)
})

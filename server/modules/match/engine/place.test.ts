import { describe, expect, test } from 'vitest'
import { asks, HOME, type Asked } from './judge.fixture.ts'
import { inRing, liesIn } from './place.ts'

/** An arrow: its notch between the barbs is outside. */
const ARROW: [number, number][] = [
  [0, 0],
  [4, 2],
  [0, 4],
  [1, 2],
]

describe('a point in a ring of corners', () => {
  test.each<[string, number, number, boolean]>([
    ['in the head', 3, 2, true],
    ['in a barb', 0.5, 0.6, true],
    ['in the other barb', 0.5, 3.4, true],
    ['in the notch', 0.5, 2, false],
    ['at the left of all', -1, 2, false],
    ['at the right of all', 5, 2, false],
    ['above', 1, 5, false],
    ['below', 1, -1, false],
    ['beside the point of the head', 3.9, 1.5, false],
    ['under the slope', 3, 1.4, false],
    ['over the slope', 3, 1.6, true],
  ])('%s', (_name, lon, lat, inside) => expect(inRing(ARROW, lon, lat)).toBe(inside))

  test('a grid of points lies in it as it does in its mirror, whichever corner is first', () => {
    for (let x = -0.45; x < 5; x += 0.3)
      for (let y = -0.45; y < 5; y += 0.3) {
        const inside = inRing(ARROW, x, y)
        expect(inRing(ARROW.toReversed(), x, y)).toBe(inside)
        expect(inRing([...ARROW.slice(2), ...ARROW.slice(0, 2)], x, y)).toBe(inside)
        expect(
          inRing(
            ARROW.map(([lon, lat]) => [lon + 7, lat - 9]),
            x + 7,
            y - 9,
          ),
        ).toBe(inside)
        // By the three lines that bound it: both slopes, and the notch.
        const slopes = x < 2 * y && x < 2 * (4 - y)
        const notch = x < (y < 2 ? y / 2 : (4 - y) / 2)
        expect(inside).toBe(y > 0 && y < 4 && slopes && !notch)
      }
  })

  test('of no corners nothing', () => expect(inRing([], 0, 0)).toBe(false))
})

describe('where a demand looks', () => {
  const ring: [number, number][] = [
    [2.7, 39.7],
    [2.8, 39.7],
    [2.8, 39.8],
    [2.7, 39.8],
  ]
  test.each<[string, Partial<Asked>, Partial<typeof HOME>, boolean]>([
    ['anywhere', {}, {}, true],
    ['anywhere but here', { excluded: [7061] }, {}, false],
    ['anywhere but elsewhere', { excluded: [7040] }, {}, true],
    ['in a place', { where: { places: [7040, 7061], rings: [] } }, {}, true],
    ['in another place', { where: { places: [7040], rings: [] } }, {}, false],
    ['in an area', { where: { places: [], rings: [ring] } }, {}, true],
    ['in one of two areas', { where: { places: [], rings: [ARROW, ring] } }, {}, true],
    ['in another area', { where: { places: [], rings: [ARROW] } }, {}, false],
    [
      'in an area, without a point',
      { where: { places: [], rings: [ring] } },
      { point: null },
      false,
    ],
    [
      'in a place, without a point',
      { where: { places: [1], rings: [ring] } },
      { point: null },
      true,
    ],
    [
      'in an area and left out',
      { where: { places: [1], rings: [ring] }, excluded: [1] },
      {},
      false,
    ],
    ['nowhere that is known', { where: { places: [], rings: [] } }, {}, false],
  ])('%s', (_name, asked, home, is) => expect(liesIn(asks(asked), { ...HOME, ...home })).toBe(is))
})

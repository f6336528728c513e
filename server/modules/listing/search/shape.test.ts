import { describe, expect, it } from 'vitest'
import { columnOf, morton, rowOf } from '../morton.ts'
import { circleRing, reach, readNear } from './near.ts'
import { inShape, readRing, toShape, writeRing, type Ring } from './shape.ts'

const ring = (...corners: [number, number][]): Ring => corners.map(([lat, lon]) => ({ lat, lon }))
const inside = (area: Ring, lat: number, lon: number): boolean =>
  inShape(toShape(area), columnOf(morton(lat, lon)), rowOf(morton(lat, lon)))

describe('a drawn area', () => {
  it('is read as it was written', () => {
    // The example of Google's page on the algorithm.
    expect(readRing('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(
      ring([38.5, -120.2], [40.7, -120.95], [43.252, -126.453]),
    )
    const drawn = ring([39.5, 2.6], [39.8, 2.65], [39.7, 2.9], [-0.00001, 2.9])
    expect(readRing(writeRing(drawn))).toEqual(drawn)
    expect(readRing(writeRing([...drawn, { lat: 39.5, lon: 2.6 }]))).toEqual(drawn)
  })

  it('says what is wrong with it', () => {
    const around = (count: number): Ring =>
      Array.from({ length: count }, (_, i) => ({
        lat: 39 + Math.sin((i / count) * 2 * Math.PI),
        lon: 3 + Math.cos((i / count) * 2 * Math.PI),
      }))
    expect(readRing(writeRing(around(200)))).toHaveLength(200)
    expect(readRing(writeRing(around(201)))).toBe('areaCorners')
    expect(readRing(writeRing(ring([39, 2], [40, 3])))).toBe('areaCorners')
    expect(readRing(writeRing(ring([39, 2], [40, 3], [39, 3], [40, 2])))).toBe('areaCrosses')
    expect(readRing(writeRing(ring([39, 2], [40, 2], [39.5, 2])))).toBe('areaCrosses')
    expect(readRing(writeRing(ring([39, 2], [39, 4], [40, 4], [39, 3])))).toBe('areaCrosses')
    for (const text of [
      '?????',
      '~~~~~~~~~~~~~~~',
      '_p~iF~ps|U_ulLnnqC_mqN',
      `${writeRing(ring([89, 179], [88, 179], [88, 178]))}~~~~~~`,
    ])
      expect(typeof readRing(text), text).toBe('string')
  })

  it('holds what lies in it, and a hollow does not', () => {
    const boot = ring([39, 2], [40, 2], [40, 2.5], [39.5, 2.5], [39.5, 3], [39, 3])
    expect([
      inside(boot, 39.2, 2.9),
      inside(boot, 39.9, 2.1),
      inside(boot, 39.8, 2.8),
      inside(boot, 38.9, 2.1),
      inside(boot, 39.5, 1.9),
    ]).toEqual([true, true, false, false, false])
  })
})

describe('near a point', () => {
  it('is a circle of kilometres, or of about as many as the minutes reach', () => {
    expect(readNear('39.5,2.6,5km')).toEqual({ lat: 39.5, lon: 2.6, km: 5, minutes: false })
    expect(readNear('39.5,2.6,20car')).toEqual({ lat: 39.5, lon: 2.6, km: 9.29, minutes: true })
    expect([reach('foot', 15), reach('car', 15), reach('car', 90)]).toEqual([0.92, 6.43, 60.71])
    for (let minutes = 2; minutes <= 90; minutes += 1) {
      expect(reach('car', minutes)).toBeGreaterThan(reach('car', minutes - 1))
      expect(reach('car', minutes)).toBeGreaterThan(reach('foot', minutes))
    }
    expect([
      readNear('99,2.6,5km'),
      readNear('39,200,5km'),
      readNear('39,2,0km'),
      readNear('39,2,101km'),
      readNear('39,2,91foot'),
    ]).toEqual(['near', 'near', 'near', 'nearFar', 'nearFar'])
  })

  it('holds what is nearer, to a thousandth', () => {
    const circle = circleRing({ lat: 39.5, lon: 2.6, km: 5, minutes: false })
    const at = (km: number, turn: number): [number, number] => [
      39.5 + (Math.sin(turn) * km) / 111.32,
      2.6 + (Math.cos(turn) * km) / 111.32 / Math.cos((39.5 * Math.PI) / 180),
    ]
    for (let turn = 0; turn < 6.2; turn += 0.1)
      expect([inside(circle, ...at(4.98, turn)), inside(circle, ...at(5.02, turn))]).toEqual([
        true,
        false,
      ])
  })
})

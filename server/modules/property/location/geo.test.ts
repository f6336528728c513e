import { describe, expect, it } from 'vitest'
import { NO_POINTS, publicPoint, type GeoState } from './geo.ts'
import { distance, movedPoint } from './place-grid.ts'

const KEY = 'a key of this site'
const pin = { lat: 39.766, lon: 2.7152 }
const moved = (geo = pin) => ({
  geo,
  addressVisibility: 'street' as const,
  geoPrecision: 'moved' as const,
})
const off = (metres: number, direction: number, from = pin) => ({
  lat: from.lat + (metres * Math.cos(direction)) / 111_195,
  lon: from.lon + (metres * Math.sin(direction)) / (111_195 * Math.cos((from.lat * Math.PI) / 180)),
})
const mean = (points: { lat: number; lon: number }[]) => ({
  lat: points.reduce((sum, { lat }) => sum + lat, 0) / points.length,
  lon: points.reduce((sum, { lon }) => sum + lon, 0) / points.length,
})
const shown = (state: GeoState) => {
  if (!state.public) throw new Error('nothing is shown')
  return state.public
}
const text = ({ lat, lon }: { lat: number; lon: number }) => `${lat} ${lon}`
/** Pins over some 20 km, none like another. */
const pins = Array.from({ length: 2000 }, (_, n) => off(10 * n, n * 2.399963))

describe('the public point', () => {
  it('is 150 to 400 m off, in every direction, over the whole ring', () => {
    const metres = pins.map((one) => distance(movedPoint(one, KEY), one))
    expect(Math.min(...metres)).toBeGreaterThanOrEqual(150)
    expect(Math.max(...metres)).toBeLessThanOrEqual(400)
    expect(metres.filter((each) => each < 275).length).toBeGreaterThan(500)
    for (const [north, east] of [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const) {
      const quarter = pins.filter((one) => {
        const point = movedPoint(one, KEY)
        return (point.lat - one.lat) * north > 0 && (point.lon - one.lon) * east > 0
      })
      expect(quarter.length).toBeGreaterThan(300)
    }
  })

  it('holds anywhere on earth where a home may stand', () => {
    for (let lat = -60; lat <= 60; lat += 10) {
      for (const lon of [-179.99, -120.5, 0, 2.65, 179.99]) {
        const metres = distance(movedPoint({ lat, lon }, KEY), { lat, lon })
        expect(metres).toBeGreaterThanOrEqual(150)
        expect(metres).toBeLessThanOrEqual(400)
      }
    }
  })

  it('is the same for every advert of a home, and nobody without the key can draw it', () => {
    for (const one of pins.slice(0, 300)) {
      const point = movedPoint(one, KEY)
      expect(shown(publicPoint(moved(one), NO_POINTS, KEY))).toEqual(point)
      expect(movedPoint(one, 'a guess')).not.toEqual(point)
    }
  })

  it('of many adverts whose pins lie some metres apart, their mean is no nearer to the door', () => {
    const points = pins.map((door) => {
      const adverts = Array.from({ length: 60 }, (_, n) => movedPoint(off(n % 15, n, door), KEY))
      return {
        different: new Set(adverts.map(text)).size,
        metres: distance(mean([...new Map(adverts.map((one) => [text(one), one])).values()]), door),
      }
    })
    expect(Math.max(...points.map(({ different }) => different))).toBeLessThanOrEqual(4)
    expect(points.filter(({ different }) => different === 1).length).toBeGreaterThan(900)
    // Drawn each on its own, the mean of sixty would lie some 35 m from the door.
    const metres = points.map((one) => one.metres).toSorted((a, b) => a - b)
    expect(metres[Math.floor(metres.length / 20)]).toBeGreaterThan(150)
  })

  it('stays when nothing changes, through hidden and exact and back', () => {
    const first = publicPoint(moved(), NO_POINTS, KEY)
    expect(publicPoint(moved(), first, KEY)).toEqual(first)
    const hidden = publicPoint({ ...moved(), addressVisibility: 'hidden' }, first, KEY)
    expect(hidden.public).toBeNull()
    const exact = publicPoint({ ...moved(), geoPrecision: 'exact' }, hidden, KEY)
    expect(exact.public).toEqual(pin)
    expect(publicPoint(moved(), exact, KEY).public).toEqual(first.public)
    expect(publicPoint(undefined, first, KEY).public).toBeNull()
    for (const geoPrecision of [undefined, 'moved', 'exact'] as const)
      expect(
        publicPoint({ geo: pin, ...(geoPrecision && { geoPrecision }) }, NO_POINTS, KEY).public,
      ).toBeNull()
    expect(publicPoint({ geo: pin, addressVisibility: 'full' }, NO_POINTS, KEY).public).not.toEqual(
      pin,
    )
  })

  it('stays while the pin is corrected by some metres, and is that of its place when it goes elsewhere', () => {
    let stayed = 0
    for (const [turn, one] of pins.slice(0, 600).entries()) {
      const first = publicPoint(moved(one), NO_POINTS, KEY)
      const next = off((turn * 7) % 300, turn, one)
      const second = shown(publicPoint(moved(next), first, KEY))
      expect(distance(second, next)).toBeGreaterThanOrEqual(150)
      const near = distance(one, next) < 100 && distance(shown(first), next) >= 150
      if (near) stayed += 1
      expect(second).toEqual(near ? first.public : movedPoint(next, KEY))
    }
    expect(stayed).toBeGreaterThan(150)
  })
})

import { describe, expect, it } from 'vitest'
import { distance, publicPoint, type GeoState } from './geo.ts'

const none: GeoState = { anchor: null, drawn: [], public: null }
const pin = { lat: 39.766, lon: 2.7152 }
const moved = (geo = pin) => ({
  geo,
  addressVisibility: 'street' as const,
  geoPrecision: 'moved' as const,
})
const off = (metres: number, direction: number) => ({
  lat: pin.lat + (metres * Math.cos(direction)) / 111_195,
  lon: pin.lon + (metres * Math.sin(direction)) / (111_195 * Math.cos((pin.lat * Math.PI) / 180)),
})
const middle = (a: { lat: number; lon: number }, b: { lat: number; lon: number }) => ({
  lat: (a.lat + b.lat) / 2,
  lon: (a.lon + b.lon) / 2,
})
const shown = (state: GeoState) => {
  if (!state.public) throw new Error('nothing is shown')
  return state.public
}

describe('the public point', () => {
  it('is 150 to 400 m off, in every direction, never twice the same, over the whole ring', () => {
    const readings = Array.from({ length: 2000 }, () => shown(publicPoint(moved(), none)))
    const metres = readings.map((point) => distance(point, pin))
    expect(Math.min(...metres)).toBeGreaterThanOrEqual(150)
    expect(Math.max(...metres)).toBeLessThanOrEqual(400)
    expect(metres.filter((each) => each < 290).length).toBeGreaterThan(500)
    for (const [north, east] of [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const) {
      const quarter = readings.filter(
        (point) => (point.lat - pin.lat) * north > 0 && (point.lon - pin.lon) * east > 0,
      )
      expect(quarter.length).toBeGreaterThan(350)
    }
    expect(new Set(readings.map((point) => `${point.lat} ${point.lon}`)).size).toBeGreaterThan(1990)
  })

  it('holds anywhere on earth where a home may stand', () => {
    for (let lat = -60; lat <= 60; lat += 10) {
      for (const lon of [-179.999, -120.5, 0, 2.65, 179.999]) {
        const metres = distance(shown(publicPoint(moved({ lat, lon }), none)), { lat, lon })
        expect(metres).toBeGreaterThanOrEqual(150)
        expect(metres).toBeLessThanOrEqual(400)
      }
    }
  })

  it('stays when nothing changes, through hidden and exact and back', () => {
    const first = publicPoint(moved(), none)
    expect(publicPoint(moved(), first)).toEqual(first)
    const hidden = publicPoint({ ...moved(), addressVisibility: 'hidden' }, first)
    expect(hidden.public).toBeNull()
    const exact = publicPoint({ ...moved(), geoPrecision: 'exact' }, hidden)
    expect(exact.public).toEqual(pin)
    expect(publicPoint(moved(), exact).public).toEqual(first.public)
    expect(publicPoint(undefined, first).public).toBeNull()
    for (const geoPrecision of [undefined, 'moved', 'exact'] as const)
      expect(
        publicPoint({ geo: pin, ...(geoPrecision && { geoPrecision }) }, none).public,
      ).toBeNull()
    expect(publicPoint({ geo: pin, addressVisibility: 'full' }, none).public).not.toEqual(pin)
  })

  it('stays while the pin is corrected by less than 1 km and stays 150 m away', () => {
    for (let turn = 0; turn < 300; turn += 1) {
      const first = publicPoint(moved(), none)
      const next = off(Math.random() * 990, Math.random() * 7)
      const second = publicPoint(moved(next), first)
      expect(distance(shown(second), next)).toBeGreaterThanOrEqual(150)
      if (distance(shown(first), next) >= 150) expect(second.public).toEqual(first.public)
      else expect(second.public).not.toEqual(first.public)
    }
  })

  it('is drawn anew so that the middle of both readings is no nearer to the pin', () => {
    for (let turn = 0; turn < 500; turn += 1) {
      const first = publicPoint(moved(), none)
      const near = {
        lat: shown(first).lat + (Math.random() - 0.5) * 0.0018,
        lon: shown(first).lon + (Math.random() - 0.5) * 0.0022,
      }
      if (distance(near, shown(first)) >= 150) continue
      const second = publicPoint(moved(near), first)
      expect(distance(shown(second), near)).toBeLessThanOrEqual(400)
      expect(distance(middle(shown(first), shown(second)), near)).toBeGreaterThanOrEqual(150)
    }
  })

  it('is a new one for another place', () => {
    const first = publicPoint(moved(), none)
    const far = off(5000, 1)
    const second = publicPoint(moved(far), first)
    expect(distance(shown(second), far)).toBeLessThanOrEqual(400)
    expect(second.drawn).toHaveLength(2)
  })
})

import { expect, it } from 'vitest'
import { placeLabels } from './labels'
import { fitView, fromCanvas, ISLANDS, pixelsPerMetre, toCanvas } from './projection'

const SIZE = { width: 1300, height: 1100 }

it('finds a point under the place where it is drawn', () => {
  const view = { lon: 2.9, lat: 39.6, zoom: 8.7 }
  for (const [lon, lat] of [
    [2.65, 39.57],
    [1.43, 38.9],
    [4.26, 39.89],
  ] as const) {
    const [x, y] = toCanvas(view, SIZE, lon, lat)
    const found = fromCanvas(view, SIZE, x, y)
    expect(found.lon).toBeCloseTo(lon, 9)
    expect(found.lat).toBeCloseTo(lat, 9)
  }
})

it('fits a box into the space it is given, and no closer than asked', () => {
  const view = fitView(ISLANDS, { width: 700, height: 700 })
  const [left] = toCanvas(view, SIZE, ISLANDS[0], 39)
  const [right] = toCanvas(view, SIZE, ISLANDS[2], 39)
  expect(right - left).toBeCloseTo(700, 3)
  expect(fitView([2.6, 39.5, 2.6001, 39.5001], SIZE, 13).zoom).toBe(13)
})

it('draws 500 m to scale', () => expect(500 * pixelsPerMetre(12.6, 39.77)).toBeCloseTo(51.6, 1))

it('names no town over another, nor over a marker', () => {
  const view = fitView([2.3, 39.1, 3.5, 40], { width: 620, height: 640 })
  const marker = {
    key: 'a',
    kind: 'cluster' as const,
    lon: 2.6502,
    lat: 39.5694,
    text: '9',
    label: '9',
    href: '/',
    count: 9,
  }
  const free = placeLabels(view, SIZE, [], 'Mar')
  const beside = placeLabels(view, SIZE, [marker], 'Mar')
  const palma = (labels: typeof free) =>
    labels.find(({ text }) => text === 'Palma')?.y ?? Number.NaN
  expect(palma(beside) - palma(free)).toBe(40)
  expect(new Set(free.map(({ text }) => text)).size).toBe(free.length)
})

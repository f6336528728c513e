import { expect, it, test } from 'vitest'
import { distance, hexOf, oklchOf } from './oklch.ts'

it.each(['#000000', '#ffffff', '#0b4f6c', '#e0a458', '#ff0000', '#00ff00', '#123456'])(
  '%s comes back as it went',
  (hex) => expect(hexOf(oklchOf(hex))).toBe(hex),
)

test('red is where CSS Color 4 has it', () => {
  const { l, c, h } = oklchOf('#ff0000')
  expect([l, c, h].map((part) => Number(part.toFixed(3)))).toEqual([0.628, 0.258, 29.234])
})

test('a colour that no screen shows keeps its hue and its lightness', () => {
  const shown = oklchOf(hexOf({ l: 0.5, c: 0.37, h: 200 }))
  expect(shown.c).toBeLessThan(0.2)
  expect(Math.abs(((shown.h + 360) % 360) - 200)).toBeLessThan(3)
  expect(shown.l).toBeCloseTo(0.5, 2)
})

test('black and white are as far as can be, a colour and itself not at all', () => {
  expect(distance(oklchOf('#000000'), oklchOf('#ffffff'))).toBeCloseTo(1, 3)
  expect(distance(oklchOf('#0b4f6c'), oklchOf('#0b4f6c'))).toBe(0)
})

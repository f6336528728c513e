import { expect, it, test } from 'vitest'
import type { SiteBrand, SiteTemplate } from '../../../../generated/model/index.ts'
import { contrast } from '../../../formats/color.ts'
import { PALETTES, readableOn, tooClose } from './contrast.ts'

const TEMPLATES = Object.keys(PALETTES) as SiteTemplate[]

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

test('contrast is that of WCAG: black and white 21, a colour and itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#777777')).toBe(1)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

it.each(TEMPLATES)('%s can be read in its own colours', (template) => {
  const { ground, ink, primary } = PALETTES[template]
  expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(primary, ground)).toBeGreaterThanOrEqual(4.5)
})

test('acceptance 11: of 1,000 random brands each is publishable after what is proposed', () => {
  const next = numbers(11)
  const color = (): string =>
    `#${Math.floor(next() * 0x1_00_00_00)
      .toString(16)
      .padStart(6, '0')}`
  let mended = 0
  for (let at = 0; at < 1000; at += 1) {
    let brand: SiteBrand = {
      template: TEMPLATES[at % TEMPLATES.length] ?? 'llevant',
      scheme: 'light',
      colors: { primary: color(), ground: color() },
    }
    for (let round = 0; round < 3; round += 1)
      for (const { field, proposal } of tooClose(brand)) {
        mended += 1
        brand = { ...brand, colors: { ...brand.colors, [field]: proposal } }
      }
    expect([brand, tooClose(brand)]).toEqual([brand, []])
  }
  expect(mended).toBeGreaterThan(100)
})

test('what can be read is left as it was chosen', () => {
  expect(readableOn('#0b4f6c', '#ffffff')).toBe('#0b4f6c')
})

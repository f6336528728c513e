import { expect, it, test } from 'vitest'
import type { SiteBrand, SiteTemplate } from '../../../../generated/model/index.ts'
import { contrast } from '../../../formats/color.ts'
import { oklchOf } from '../../../formats/oklch.ts'
import { branded } from '../../../../src/site/palette.ts'
import { TEMPLATES as DRAWN } from '../../../../src/site/templates/index.ts'
import { pairsOf, readableOn, tooClose } from './contrast.ts'
import { PALETTES } from './palettes.ts'
import { numbers } from '../../../testing/numbers.ts'

const TEMPLATES = Object.keys(PALETTES) as SiteTemplate[]

test('contrast is that of WCAG: black and white 21, a colour and itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#777777')).toBe(1)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

const SCHEMES = ['light', 'dark'] as const
const CASES = TEMPLATES.flatMap((template) => SCHEMES.map((scheme) => [template, scheme] as const))

it.each(CASES)(
  '%s, %s, can be read in its own colours, and is drawn in them',
  (template, scheme) => {
    const own = PALETTES[template][scheme]
    for (const ground of [own.ground, own.panel])
      for (const color of [own.ink, own.accent])
        expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5)
    expect(DRAWN[template].palettes[scheme]).toMatchObject(own)
  },
)

test('acceptance 11: of 1,000 random brands each is publishable after what is proposed, and drawn so', () => {
  const next = numbers(11)
  const color = (): string =>
    `#${Math.floor(next() * 0x1_00_00_00)
      .toString(16)
      .padStart(6, '0')}`
  let mended = 0
  for (let at = 0; at < 1000; at += 1) {
    const [template, scheme] = CASES[at % CASES.length] ?? ['llevant', 'light']
    const given = { primary: color(), accent: color(), ground: color() }
    const { accent, ground } = given
    let brand: SiteBrand = {
      template,
      scheme,
      colors: at % 3 === 0 ? given : at % 3 === 1 ? { accent, ground } : { accent },
    }
    for (let round = 0; round < 3; round += 1)
      for (const { field, proposal } of tooClose(brand)) {
        mended += 1
        brand = { ...brand, colors: { ...brand.colors, [field]: proposal } }
      }
    expect([brand, tooClose(brand)]).toEqual([brand, []])
    const drawn = branded(DRAWN[template].palettes[scheme], brand.colors)
    const main = brand.colors?.primary ?? brand.colors?.accent
    // What was chosen is what is drawn: the face had nothing left to mend.
    expect([drawn.ground, drawn.accent]).toEqual([brand.colors?.ground ?? drawn.ground, main])
    const { more = {} } = drawn
    for (const [name, on] of Object.entries(more).filter(([each]) => each.startsWith('on-')))
      expect(contrast(on, more[name.slice(3)] ?? '')).toBeGreaterThanOrEqual(4.5)
    for (const [one, other] of [
      [drawn.ink, drawn.ground],
      [drawn.soft, drawn.panel],
      [drawn.onAccent, drawn.accent],
      [drawn.onStrong, drawn.strong],
      [drawn.strongSoft, drawn.strong],
    ] as const)
      expect(contrast(one, other)).toBeGreaterThanOrEqual(4.5)
  }
  expect(mended).toBeGreaterThan(300)
})

test('a colour for a dark page is weighed on a dark one', () => {
  const colors = { primary: '#7db2ff' }
  expect(tooClose({ template: 'llevant', scheme: 'dark', colors })).toEqual([])
  expect(tooClose({ template: 'llevant', scheme: 'light', colors })).toMatchObject([
    { field: 'primary' },
  ])
})

test('a second colour without a first is text, and is weighed as such', () => {
  expect(
    tooClose({ template: 'tramuntana', scheme: 'light', colors: { accent: '#ffe9b0' } }),
  ).toMatchObject([{ field: 'accent', proposal: expect.stringMatching(/^#[0-9a-f]{6}$/) }])
})

test('what can be read is left as it was chosen; what cannot keeps its hue', () => {
  expect(readableOn('#0b4f6c', ['#ffffff'])).toBe('#0b4f6c')
  const { h } = oklchOf(readableOn('#e0a458', ['#ffffff']))
  expect(Math.abs(h - oklchOf('#e0a458').h)).toBeLessThan(4)
})

test('each colour has its figure, the worst of where it stands; the template’s where none is chosen', () => {
  const of = (colors: SiteBrand['colors'], more: Partial<SiteBrand> = {}) =>
    pairsOf({ template: 'llevant', scheme: 'light', colors, ...more })
  expect(of({})).toEqual([
    { field: 'primary', color: '#0b5bd3', ground: '#eef4fb', ratio: 5.49, moved: false },
    { field: 'ground', color: '#0b1f33', ground: '#ffffff', ratio: 16.69, moved: false },
  ])
  expect(of({ primary: '#0b5bd3', accent: '#ffe06b', ground: '#fafafa' })).toMatchObject([
    { field: 'primary' },
    { field: 'accent', color: '#ffe06b', ground: '#000000' },
    { field: 'ground', ground: '#fafafa' },
  ])
  expect(of({ accent: '#0b5bd3' }).map(({ field }) => field)).toEqual(['accent', 'ground'])
  for (const colors of [{ primary: '#ffe06b' }, { accent: '#ffe06b' }, { ground: '#445566' }])
    for (const { field, ratio } of tooClose({ template: 'llevant', scheme: 'light', colors }))
      expect(of(colors).find((pair) => pair.field === field)?.ratio).toBe(ratio)
  expect(of({}, { template: 'sisena' as SiteBrand['template'] })).toEqual([])
})

import type { SiteBrand, SiteColorPair } from '../../../../generated/model/index.ts'
import { contrast, inkOn } from '../../../formats/color.ts'
import { hexOf, oklchOf } from '../../../formats/oklch.ts'
import { groundsOf, isLight, PALETTES, paletteOf } from './palettes.ts'

/** What WCAG 2.2 asks of text (1.4.3). */
export const ENOUGH = 4.5
const STEPS = 200

/** How well a colour is read on the worst of its grounds. */
export const least = (color: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(color, ground)))

/**
 * The shade nearest to `color`, of its own hue, that `isGood` takes: lightness goes up and down in
 * OKLCH, where equal steps look equal. One of black and white is good on any one ground.
 */
export function nearestShade(color: string, isGood: (tried: string) => boolean): string {
  if (isGood(color)) return color
  const from = oklchOf(color)
  for (let step = 1; step <= STEPS; step += 1)
    for (const l of [from.l - step / STEPS, from.l + step / STEPS]) {
      if (l < 0 || l > 1) continue
      const tried = hexOf({ ...from, l })
      if (isGood(tried)) return tried
    }
  return isGood('#000000') ? '#000000' : '#ffffff'
}

/** The nearest shade that is read as text on each of the grounds. */
export const readableOn = (color: string, grounds: readonly string[]): string =>
  nearestShade(color, (tried) => least(tried, grounds) >= ENOUGH)

/** A colour of the brand that cannot be read where it stands, with one that can. */
export interface TooClose {
  field: 'primary' | 'accent' | 'ground'
  /** To two decimals. */
  ratio: number
  proposal: string
}

/** Cut, not rounded: 4.499 is not enough. */
export const cut = (ratio: number): number => Math.floor(ratio * 100) / 100

/** The colour of links and buttons, and what they stand on. */
function mainOf(brand: SiteBrand) {
  const { primary, accent: second } = brand.colors ?? {}
  const { ground, panel, accent } = groundsOf(brand)
  const field = primary || !second ? ('primary' as const) : ('accent' as const)
  return { field, main: primary ?? second ?? accent, grounds: [ground, panel] as const }
}

/**
 * Colours the agency chose that are too close to what they stand on. The ground is tried with the
 * template's ink, the main colour (the second where there is no first) as text on ground and panel;
 * what stands on a block of the second colour is black or white, which is read on any.
 */
export function tooClose(brand: SiteBrand): TooClose[] {
  const colors = brand.colors ?? {}
  const palette = paletteOf(brand)
  const { ground: own } = colors
  const isGround = (tried: string): boolean =>
    contrast(palette.ink, tried) >= ENOUGH && isLight(tried) === isLight(palette.ground)
  if (own && !isGround(own))
    return [
      {
        field: 'ground',
        ratio: cut(contrast(palette.ink, own)),
        proposal: nearestShade(own, isGround),
      },
    ]
  const { field, main, grounds } = mainOf(brand)
  const ratio = least(main, grounds)
  const isChosen = Boolean(colors.primary || colors.accent || own)
  return isChosen && ratio < ENOUGH
    ? [{ field, ratio: cut(ratio), proposal: readableOn(main, grounds) }]
    : []
}

const pair = (field: SiteColorPair['field'], color: string, ground: string): SiteColorPair => ({
  field,
  color,
  ground,
  ratio: cut(contrast(color, ground)),
  moved: false,
})

/**
 * The colours of a brand, each on the worst of what it stands on, by the same rule as `tooClose`;
 * where the agency chose none those of the template. Of a template that another version has nobody
 * here knows them.
 */
export function pairsOf(brand: SiteBrand): SiteColorPair[] {
  if (!Object.hasOwn(PALETTES, brand.template)) return []
  const { field, main, grounds } = mainOf(brand)
  const { accent: second, ground: own } = brand.colors ?? {}
  const palette = paletteOf(brand)
  const worst = grounds.reduce((a, b) => (contrast(main, b) < contrast(main, a) ? b : a))
  return [
    pair(field, main, worst),
    ...(second && field === 'primary' ? [pair('accent', second, inkOn(second))] : []),
    pair('ground', palette.ink, own ?? palette.ground),
  ]
}

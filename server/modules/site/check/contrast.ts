import type { SiteBrand } from '../../../../generated/model/index.ts'
import { contrast } from '../../../formats/color.ts'
import { hexOf, oklchOf } from '../../../formats/oklch.ts'
import { groundsOf, isLight, paletteOf } from './palettes.ts'

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
  const { ground, panel, accent } = groundsOf(brand)
  const field = colors.primary || !colors.accent ? 'primary' : 'accent'
  const main = colors[field] ?? accent
  const ratio = least(main, [ground, panel])
  const isChosen = Boolean(colors.primary || colors.accent || own)
  return isChosen && ratio < ENOUGH
    ? [{ field, ratio: cut(ratio), proposal: readableOn(main, [ground, panel]) }]
    : []
}

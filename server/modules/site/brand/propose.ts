import type { SiteBrand, SiteColorPair, SiteColors } from '../../../../generated/model/index.ts'
import { contrast, inkOn } from '../../../formats/color.ts'
import { distance, oklchOf } from '../../../formats/oklch.ts'
import { cut, least, readableOn } from '../check/contrast.ts'
import { groundsOf } from '../check/palettes.ts'
import type { Swatch } from './quantize.ts'

/** From here on an eye sees a colour and not a grey. */
const COLOURED = 0.045
/** Two colours of a brand are told apart. */
const APART = 0.12

/** Colours of a logo as they would stand on the site, and how well each is read. */
export interface Proposal {
  colors: SiteColors
  pairs: SiteColorPair[]
}

/**
 * The logo's most used colour becomes the main one, moved to where it is read; a second one that is
 * told apart from it the second. A logo of greys gives its darkest; white is paper and never counts.
 * The ground stays what it is: a page is not painted by a logo.
 */
export function proposed(swatches: readonly Swatch[], brand: SiteBrand): Proposal {
  const { ground, panel } = groundsOf(brand)
  const seen = swatches.map((swatch) => ({ ...swatch, look: oklchOf(swatch.color) }))
  const coloured = seen.filter(({ look }) => look.c >= COLOURED)
  const dark = seen.filter(({ look }) => look.l < 0.7).toSorted((a, b) => a.look.l - b.look.l)
  const main = coloured[0] ?? dark[0]
  if (!main) return { colors: {}, pairs: [] }
  const second = coloured.find(({ look }) => distance(look, main.look) >= APART)
  const primary = readableOn(main.color, [ground, panel])
  const worst = least(primary, [ground]) <= least(primary, [panel]) ? ground : panel
  const pairs: SiteColorPair[] = [
    pair('primary', primary, worst, primary !== main.color),
    ...(second ? [pair('accent', second.color, inkOn(second.color), false)] : []),
  ]
  const own = brand.colors?.ground
  return {
    colors: { primary, ...(second && { accent: second.color }), ...(own && { ground: own }) },
    pairs,
  }
}

const pair = (
  field: SiteColorPair['field'],
  color: string,
  ground: string,
  moved: boolean,
): SiteColorPair => ({ field, color, ground, ratio: cut(contrast(color, ground)), moved })

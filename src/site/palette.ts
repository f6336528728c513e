import type { SiteBrand } from './document'
import { contrast, inkOn, isColor, luminance, mix, readable } from './color'

/** Colours of a template by their roles, `#rrggbb`; each becomes a custom property of the page. */
export interface Palette {
  ground: string
  panel: string
  ink: string
  soft: string
  line: string
  /** Borders of inputs: 3 to 1 on ground and panel. */
  field: string
  accent: string
  onAccent: string
  /** Sections in tone `strong`. */
  strong: string
  onStrong: string
  strongSoft: string
  /** What a template has beyond these, each with the ink that is read on it (`onRed`). */
  more?: Readonly<Record<string, string>>
}

export interface Palettes {
  light: Palette
  dark: Palette
}

export type Scheme = 'light' | 'dark' | 'system'

/** The agency's ground where it is of the scheme's kind: a white one does not make a dark page. */
function groundOf(palette: Palette, ground: string | null | undefined): string {
  if (!isColor(ground)) return palette.ground
  return luminance(ground) > 0.18 === luminance(palette.ground) > 0.18 ? ground : palette.ground
}

/**
 * A template's colours with those of the agency in their places, each moved until it is read where
 * it stands: a saved document may be older than the guard that refuses it.
 */
export function branded(palette: Palette, colors: SiteBrand['colors']): Palette {
  const { primary, accent } = colors ?? {}
  const ground = groundOf(palette, colors?.ground)
  const isOwn = ground !== palette.ground
  const panel = isOwn ? mix(ground, inkOn(ground), 0.05) : palette.panel
  const grounds = [ground, panel]
  const ink = readable(palette.ink, grounds, 7)
  const main = isColor(primary) ? primary : isColor(accent) ? accent : null
  const shown = readable(main ?? palette.accent, grounds)
  const strong = main ?? palette.strong
  const onStrong = main ? inkOn(strong) : palette.onStrong
  const second = isColor(accent) ? accent : null
  return {
    ...palette,
    ground,
    panel,
    ink,
    soft: readable(palette.soft, grounds),
    line: isOwn ? mix(ground, ink, 0.16) : palette.line,
    field: readable(palette.field, grounds, 3),
    accent: shown,
    onAccent: contrast(palette.onAccent, shown) >= 4.5 ? palette.onAccent : inkOn(shown),
    strong,
    onStrong,
    strongSoft: main ? readable(mix(onStrong, strong, 0.2), [strong]) : palette.strongSoft,
    more: second && palette.more ? withSecond(palette.more, second) : palette.more,
  }
}

/** The second colour of an agency takes the place of a template's first one. */
function withSecond(more: Readonly<Record<string, string>>, second: string) {
  const [name] = Object.keys(more)
  if (name === undefined) return more
  return { ...more, [name]: second, [`on-${name}`]: inkOn(second) }
}

const ROLES = {
  ground: 'ground',
  panel: 'panel',
  ink: 'ink',
  soft: 'soft',
  line: 'line',
  field: 'field',
  accent: 'accent',
  onAccent: 'on-accent',
  strong: 'strong',
  onStrong: 'on-strong',
  strongSoft: 'strong-soft',
} as const satisfies Record<Exclude<keyof Palette, 'more'>, string>

/** Declarations of a palette; what is no colour never gets into a style sheet. */
export function declarations(palette: Palette): string {
  const roles = Object.entries(ROLES).map(
    ([role, name]) => [name, palette[role as keyof typeof ROLES]] as const,
  )
  return [...roles, ...Object.entries(palette.more ?? {})]
    .filter(([, color]) => isColor(color))
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')
}

/** The page's colours in the scheme the agency chose; `system` follows the reader's device. */
export function colorRules(
  { light, dark }: Palettes,
  scheme: Scheme,
  colors: SiteBrand['colors'],
): string {
  const day = `:root{color-scheme:light;${declarations(branded(light, colors))}}`
  const night = `:root{color-scheme:dark;${declarations(branded(dark, colors))}}`
  if (scheme === 'light') return day
  if (scheme === 'dark') return night
  return `${day}@media(prefers-color-scheme:dark){${night}}`
}

import type { PaperColors } from './paper.ts'

const HEX = /^#[0-9a-f]{6}$/i
const INK = '#221a26'
const HOUSE = { primary: '#541264', accent: '#c97a10' }

/** Relative luminance (WCAG 2) of `#rrggbb`. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * The agency's colours, the house's where it has none; what is written on them can always be read.
 */
export function colorsOf(
  own:
    | { primary?: string | null | undefined; accent?: string | null | undefined }
    | null
    | undefined,
): PaperColors {
  const known = (color: string | null | undefined, otherwise: string): string =>
    color && HEX.test(color) ? color.toLowerCase() : otherwise
  const primary = known(own?.primary, HOUSE.primary)
  return {
    primary,
    onPrimary: contrast(primary, '#ffffff') >= contrast(primary, INK) ? '#ffffff' : INK,
    accent: known(own?.accent, HOUSE.accent),
    heading: contrast(primary, '#ffffff') >= 4.5 ? primary : INK,
  }
}

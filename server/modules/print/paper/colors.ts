import { contrast } from '../../../formats/color.ts'
import type { PaperColors } from './paper.ts'

const HEX = /^#[0-9a-f]{6}$/i
const INK = '#221a26'
const HOUSE = { primary: '#541264', accent: '#c97a10' }

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

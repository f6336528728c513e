import { contrast } from '../../../formats/color.ts'
import type { SiteBrand, SiteTemplate } from '../../../../generated/model/index.ts'

type Rgb = [number, number, number]

/** Ground and ink of each template, and its main colour, where the agency chose none. */
export const PALETTES: Record<SiteTemplate, { ground: string; ink: string; primary: string }> = {
  tramuntana: { ground: '#f0ece2', ink: '#2a2a22', primary: '#4a5130' },
  llevant: { ground: '#ffffff', ink: '#0b1f33', primary: '#0b5bd3' },
  mares: { ground: '#131110', ink: '#f2ebdf', primary: '#d8b98a' },
  placa: { ground: '#fff7e8', ink: '#17251f', primary: '#17251f' },
  quadern: { ground: '#fdfdfc', ink: '#16171a', primary: '#1b3fae' },
}
/** What WCAG 2.2 asks of text (1.4.3). */
const ENOUGH = 4.5

const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/**
 * The colour nearest to `color`, on its way to black or to white, that can be read on `ground`: of
 * every ground one of the two ends is far enough.
 */
export function readableOn(color: string, ground: string): string {
  if (contrast(color, ground) >= ENOUGH) return color
  const from = rgbOf(color)
  for (let share = 0.01; share <= 1.005; share += 0.01)
    for (const end of [0, 255]) {
      const mixed = hexOf(from.map((part) => part + (end - part) * Math.min(share, 1)) as Rgb)
      if (contrast(mixed, ground) >= ENOUGH) return mixed
    }
  return contrast('#000000', ground) >= ENOUGH ? '#000000' : '#ffffff'
}

/** A colour of the brand that cannot be read where it stands, with one that can. */
export interface TooClose {
  field: 'primary' | 'ground'
  /** To two decimals. */
  ratio: number
  proposal: string
}

/** Colours the agency chose that are too close to what they stand on. */
export function tooClose({ template, colors = {} }: SiteBrand): TooClose[] {
  const { ink, primary, ground } = { ...PALETTES[template], ...colors }
  const found: TooClose[] = []
  const tell = (field: TooClose['field'], ratio: number, proposal: string) =>
    found.push({ field, ratio: Math.floor(ratio * 100) / 100, proposal })
  const asked = contrast(ink, ground)
  if (colors.ground && asked < ENOUGH) {
    tell('ground', asked, readableOn(colors.ground, ink))
    return found
  }
  const main = contrast(primary, ground)
  if ((colors.primary || colors.ground) && main < ENOUGH)
    tell('primary', main, readableOn(primary, ground))
  return found
}

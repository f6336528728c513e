import type { SiteBrand, SiteTemplate } from '../../../../generated/model/index.ts'
import { inkOn, luminance, mix } from '../../../formats/color.ts'

/** What text stands on and is drawn in. */
export interface Grounds {
  ground: string
  panel: string
  ink: string
  accent: string
}

/**
 * Colours of each template where the agency chose none. The face that draws them has the rest;
 * `contrast.test.ts` holds these to them.
 */
export const PALETTES: Record<SiteTemplate, Record<'light' | 'dark', Grounds>> = {
  tramuntana: {
    light: { ground: '#f0ece2', panel: '#f8f5ee', ink: '#2a2a22', accent: '#4a5130' },
    dark: { ground: '#1d1c17', panel: '#26251f', ink: '#efeadc', accent: '#c3cc96' },
  },
  llevant: {
    light: { ground: '#ffffff', panel: '#eef4fb', ink: '#0b1f33', accent: '#0b5bd3' },
    dark: { ground: '#0c1826', panel: '#14253a', ink: '#eaf1f9', accent: '#7db2ff' },
  },
  mares: {
    light: { ground: '#f6f1e8', panel: '#ece4d6', ink: '#1d1813', accent: '#7c5a26' },
    dark: { ground: '#131110', panel: '#1b1816', ink: '#f2ebdf', accent: '#d8b98a' },
  },
  placa: {
    light: { ground: '#fff7e8', panel: '#ffffff', ink: '#17251f', accent: '#0d4f3c' },
    dark: { ground: '#141c18', panel: '#1f2a25', ink: '#f6f0e2', accent: '#7fd3ae' },
  },
  quadern: {
    light: { ground: '#fdfdfc', panel: '#f4f6fa', ink: '#16171a', accent: '#1b3fae' },
    dark: { ground: '#15161a', panel: '#1e2026', ink: '#eceef2', accent: '#9fb7ff' },
  },
}

/** Above it a ground is a light one. */
const LIGHT = 0.18
export const isLight = (color: string): boolean => luminance(color) > LIGHT

/**
 * The palette that a brand's colours are chosen for: its scheme's. Where the device decides, that of
 * the day; at night the face moves them to where they are read.
 */
export const paletteOf = ({ template, scheme }: SiteBrand): Grounds =>
  PALETTES[template][scheme === 'dark' ? 'dark' : 'light']

/** What is drawn with the agency's ground, which has to be of the scheme's kind. */
export function groundsOf(brand: SiteBrand): Grounds {
  const palette = paletteOf(brand)
  const own = brand.colors?.ground
  if (!own || isLight(own) !== isLight(palette.ground)) return palette
  return { ...palette, ground: own, panel: mix(own, inkOn(own), 0.05) }
}

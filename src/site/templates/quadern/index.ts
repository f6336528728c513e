import type { Template } from '../../template'
import { Footer } from './footer'
import { Grid } from './grid'
import { Header } from './header'
import { Hero } from './hero'
import { Search } from './search'
import css from './style.css?raw'

/** A notebook: type, rules, nearly no pictures. */
export const quadern: Template = {
  name: 'quadern',
  css,
  scheme: 'light',
  fonts: 'newsreader',
  palettes: {
    light: {
      ground: '#fdfdfc',
      panel: '#f4f6fa',
      ink: '#16171a',
      soft: '#5b5e66',
      line: '#dfe3ea',
      field: '#858a94',
      accent: '#1b3fae',
      onAccent: '#ffffff',
      strong: '#16171a',
      onStrong: '#ffffff',
      strongSoft: '#cfd3db',
      more: { rule: '#cf2f24', 'on-rule': '#ffffff' },
    },
    dark: {
      ground: '#15161a',
      panel: '#1e2026',
      ink: '#eceef2',
      soft: '#a8adb8',
      line: '#343842',
      field: '#7b818d',
      accent: '#9fb7ff',
      onAccent: '#0d142c',
      strong: '#2a2d36',
      onStrong: '#ffffff',
      strongSoft: '#cfd3db',
      more: { rule: '#e2574c', 'on-rule': '#1a0503' },
    },
  },
  Header,
  Footer,
  Hero,
  Grid,
  sections: { search: Search },
}

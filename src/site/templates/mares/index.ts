import type { Template } from '../../template'
import { Footer } from './footer'
import { Grid } from './grid'
import { Header } from './header'
import { Hero } from './hero'
import css from './style.css?raw'

/** Dark, villas, one at a time. */
export const mares: Template = {
  name: 'mares',
  css,
  scheme: 'dark',
  fonts: 'cormorant',
  palettes: {
    light: {
      ground: '#f6f1e8',
      panel: '#ece4d6',
      ink: '#1d1813',
      soft: '#655b4d',
      line: '#d3c8b6',
      field: '#897d6c',
      accent: '#7c5a26',
      onAccent: '#ffffff',
      strong: '#1d1813',
      onStrong: '#f2ebdf',
      strongSoft: '#c8bdad',
    },
    dark: {
      ground: '#131110',
      panel: '#1b1816',
      ink: '#f2ebdf',
      soft: '#b9ae9f',
      line: '#3a342e',
      field: '#857a6c',
      accent: '#d8b98a',
      onAccent: '#1c1510',
      strong: '#2a231c',
      onStrong: '#f2ebdf',
      strongSoft: '#c8bdad',
    },
  },
  Header,
  Footer,
  Hero,
  Grid,
}

import type { Template } from '../../template'
import { Footer } from './footer'
import { Grid } from './grid'
import { Header } from './header'
import { Hero } from './hero'
import css from './style.css?raw'

/** Editorial, stone and olive, quiet. */
export const tramuntana: Template = {
  name: 'tramuntana',
  css,
  scheme: 'light',
  fonts: 'fraunces',
  palettes: {
    light: {
      ground: '#f0ece2',
      panel: '#f8f5ee',
      ink: '#2a2a22',
      soft: '#5d5a4c',
      line: '#cfc8b6',
      field: '#827c68',
      accent: '#4a5130',
      onAccent: '#ffffff',
      strong: '#4a5130',
      onStrong: '#f6f3e8',
      strongSoft: '#dfe0cf',
    },
    dark: {
      ground: '#1d1c17',
      panel: '#26251f',
      ink: '#efeadc',
      soft: '#b5ae9b',
      line: '#454236',
      field: '#8a8470',
      accent: '#c3cc96',
      onAccent: '#1d1c17',
      strong: '#3c4227',
      onStrong: '#f6f3e8',
      strongSoft: '#d3d5bd',
    },
  },
  Header,
  Footer,
  Hero,
  Grid,
}

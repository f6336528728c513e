import type { Template } from '../../template'
import { Footer } from './footer'
import { Grid } from './grid'
import { Header } from './header'
import { Hero } from './hero'
import css from './style.css?raw'

/** The office on the square: blocks of colour, phone first. */
export const placa: Template = {
  name: 'placa',
  css,
  scheme: 'light',
  fonts: 'bricolage',
  palettes: {
    light: {
      ground: '#fff7e8',
      panel: '#ffffff',
      ink: '#17251f',
      soft: '#4b5a52',
      line: '#e5d9c1',
      field: '#7d867f',
      accent: '#0d4f3c',
      onAccent: '#ffffff',
      strong: '#0d4f3c',
      onStrong: '#ffffff',
      strongSoft: '#d5e9e0',
      more: {
        yellow: '#ffc83a',
        'on-yellow': '#17251f',
        red: '#c53a23',
        'on-red': '#ffffff',
        pink: '#ffd5c7',
        'on-pink': '#17251f',
        sky: '#bfe3ea',
        'on-sky': '#17251f',
        foot: '#17251f',
      },
    },
    dark: {
      ground: '#141c18',
      panel: '#1f2a25',
      ink: '#f6f0e2',
      soft: '#b6c2bb',
      line: '#36433c',
      field: '#7d8a83',
      accent: '#7fd3ae',
      onAccent: '#0b1d16',
      strong: '#0d4f3c',
      onStrong: '#ffffff',
      strongSoft: '#d5e9e0',
      more: {
        yellow: '#ffc83a',
        'on-yellow': '#17251f',
        red: '#b43420',
        'on-red': '#ffffff',
        pink: '#5b352a',
        'on-pink': '#ffe9e1',
        sky: '#1f4650',
        'on-sky': '#e3f5f8',
        foot: '#0b110e',
      },
    },
  },
  Header,
  Footer,
  Hero,
  Grid,
}

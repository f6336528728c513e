import type { Template } from '../../template'
import { Atlas } from './atlas'
import { Footer } from './footer'
import { Grid } from './grid'
import { Header } from './header'
import { Hero } from './hero'
import css from './style.css?raw'

/** Bright, search first. */
export const llevant: Template = {
  name: 'llevant',
  css,
  scheme: 'light',
  fonts: 'dm-sans',
  palettes: {
    light: {
      ground: '#ffffff',
      panel: '#eef4fb',
      ink: '#0b1f33',
      soft: '#4a5d70',
      line: '#d9e3ee',
      field: '#8296ab',
      accent: '#0b5bd3',
      onAccent: '#ffffff',
      strong: '#0b5bd3',
      onStrong: '#ffffff',
      strongSoft: '#dbe8fb',
      more: { coral: '#ffe3da', 'on-coral': '#8a2a10' },
    },
    dark: {
      ground: '#0c1826',
      panel: '#14253a',
      ink: '#eaf1f9',
      soft: '#a9bbce',
      line: '#2a3d55',
      field: '#71869d',
      accent: '#7db2ff',
      onAccent: '#06182e',
      strong: '#0b4aab',
      onStrong: '#ffffff',
      strongSoft: '#dbe8fb',
      more: { coral: '#ffb59f', 'on-coral': '#3d1204' },
    },
  },
  Header,
  Footer,
  Hero,
  Grid,
  sections: { map: Atlas },
}

import { createTheme, type Shadows } from '@mui/material/styles'
import { components } from './theme-components'
import { paletteOf } from './palette'
import { token } from './tokens'

const size = (name: string) => token(`t-${name}`)
const head = (name: string) => ({
  fontSize: size(name),
  fontWeight: 600,
  lineHeight: token('lh-head'),
  letterSpacing: '-0.012em',
})

/** One shadow, for what floats; everything else is a line. */
const shadows = Array.from({ length: 25 }, (_, depth) =>
  depth === 0 ? 'none' : 'var(--shadow)',
) as Shadows

/** The workspace's Material UI theme, built on the values of tokens.css. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
  colorSchemes: { light: { palette: paletteOf('light') }, dark: { palette: paletteOf('dark') } },
  shape: { borderRadius: 10 },
  spacing: 4,
  shadows,
  breakpoints: { values: { xs: 0, sm: 560, md: 820, lg: 1180, xl: 1440 } },
  typography: {
    fontFamily: token('font'),
    fontSize: 14.6,
    fontWeightBold: 700,
    h1: { ...head('6'), letterSpacing: '-0.02em' },
    h2: head('4'),
    h3: head('3'),
    h4: head('3'),
    body1: { fontSize: size('3'), lineHeight: token('lh-dense') },
    body2: { fontSize: size('2'), lineHeight: token('lh-dense') },
    caption: { fontSize: size('1'), lineHeight: token('lh-dense') },
    button: { fontSize: size('2'), fontWeight: 600, textTransform: 'none', lineHeight: 1.4 },
  },
  transitions: {
    duration: {
      shortest: 100,
      shorter: 100,
      short: 160,
      standard: 160,
      complex: 160,
      enteringScreen: 160,
      leavingScreen: 100,
    },
  },
  components,
})

import { token, type Scheme } from './tokens'

/** The look's colour roles as a MUI palette, plus our own roles. */
export function paletteOf(scheme: Scheme) {
  const c = (name: string) => token(`c-${name}`, scheme)
  const role = (main: string, soft: string, ink: string) => ({
    main: c(main),
    dark: c(ink),
    light: c(soft),
    contrastText: c(scheme === 'dark' ? 'bg' : 'surface'),
  })
  return {
    primary: {
      main: c('primary'),
      dark: c('primary-hover'),
      light: c('primary-soft'),
      contrastText: c('on-primary'),
    },
    secondary: role('sea', 'sea-soft', 'sea-ink'),
    info: role('sea', 'sea-soft', 'sea-ink'),
    success: role('ok', 'ok-soft', 'ok'),
    warning: {
      main: c('sun'),
      dark: c('sun-ink'),
      light: c('sun-soft'),
      contrastText: token('c-ink', 'light'),
    },
    error: role('err', 'err-soft', 'err'),
    background: { default: c('bg'), paper: c('surface') },
    text: { primary: c('ink'), secondary: c('ink-2'), disabled: c('ink-3') },
    divider: c('line'),
    action: {
      hover: c('hover'),
      selected: c('primary-soft'),
      active: c('ink-2'),
      disabled: c('ink-3'),
      disabledBackground: c('sunken'),
      focus: c('hover'),
    },
    sunken: c('sunken'),
    lineStrong: c('line-strong'),
    primarySoft: c('primary-soft'),
    seaSoft: c('sea-soft'),
    seaInk: c('sea-ink'),
    sunSoft: c('sun-soft'),
    sunInk: c('sun-ink'),
    okSoft: c('ok-soft'),
    errSoft: c('err-soft'),
  }
}

type OwnRoles = Record<
  | 'sunken'
  | 'lineStrong'
  | 'primarySoft'
  | 'seaSoft'
  | 'seaInk'
  | 'sunSoft'
  | 'sunInk'
  | 'okSoft'
  | 'errSoft',
  string
>

declare module '@mui/material/styles' {
  interface Palette extends OwnRoles {}
  interface PaletteOptions extends Partial<OwnRoles> {}
}

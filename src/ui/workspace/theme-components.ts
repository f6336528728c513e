import type { Components, Theme } from '@mui/material/styles'

/** Fingers and phones: every control is 44 high. */
const touch = (styles: Record<string, unknown>) => ({
  '@media (pointer: coarse), (max-width: 819px)': styles,
})
const focusRing = { outline: '2px solid var(--c-focus)', outlineOffset: 2 }

/**
 * MUI components in the look of the workspace. Colours come as tokens, so both schemes follow by
 * themselves.
 */
export const components: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: { borderColor: 'var(--c-line)' },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { background: 'var(--c-sunken)' } } },
  MuiPopover: { styleOverrides: { paper: { border: '1px solid var(--c-line)' } } },
  MuiMenu: { styleOverrides: { paper: { border: '1px solid var(--c-line)' } } },
  // Twice the class: MUI itself resets the height from 560 px on.
  MuiMenuItem: {
    styleOverrides: {
      root: {
        gap: 10,
        fontSize: 'var(--t-2)',
        '& .i': { width: 18, height: 18, color: 'var(--c-ink-2)' },
        '&&': { minHeight: 40, ...touch({ minHeight: 44 }) },
      },
    },
  },
  MuiDialog: { styleOverrides: { paper: { border: '1px solid var(--c-line)' } } },
  // Off is seen, too: its border stands out 3 to 1 from the panel and the thumb from its track.
  MuiSwitch: {
    styleOverrides: {
      track: {
        opacity: 1,
        background: 'var(--c-sunken)',
        border: '1px solid var(--c-line-strong)',
        boxSizing: 'border-box',
      },
      thumb: { boxShadow: 'none' },
      switchBase: {
        color: 'var(--c-line-strong)',
        '&.Mui-checked': { color: 'var(--c-primary)' },
        '&.Mui-checked + .MuiSwitch-track': {
          opacity: 1,
          background: 'var(--c-primary-line)',
          borderColor: 'var(--c-primary)',
        },
      },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 6, borderRadius: 3, background: 'var(--c-sunken)' },
      bar: { borderRadius: 3 },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        padding: '6px 10px',
        borderRadius: 'var(--r-s)',
        background: 'var(--c-ink)',
        color: 'var(--c-bg)',
        fontSize: 'var(--t-2)',
        fontWeight: 500,
      },
    },
  },
  MuiRating: { styleOverrides: { iconFilled: { color: 'var(--c-sun)' } } },
}

import type { Components, Theme } from '@mui/material/styles'

/** Fingers and phones: every control is 44 high. */
const touch = (styles: Record<string, unknown>) => ({
  '@media (pointer: coarse), (max-width: 819px)': styles,
})
const focusRing = { outline: '2px solid var(--c-focus)', outlineOffset: 2 }

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    soft: true
  }
}

/**
 * MUI components in the look of the workspace. Colours come as tokens, so both schemes follow by
 * themselves.
 */
export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: { body: { fontSize: 'var(--t-3)', lineHeight: 'var(--lh-dense)' } },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: { minHeight: 36, padding: '0 14px', whiteSpace: 'nowrap', ...touch({ minHeight: 44 }) },
      outlined: {
        borderColor: 'var(--c-line-strong)',
        background: 'var(--c-surface)',
        '&:hover': { background: 'var(--c-hover)' },
      },
      startIcon: { '& .i': { width: 18, height: 18 } },
      text: { padding: '0 10px', '&:hover': { background: 'var(--c-hover)' } },
    },
    variants: [
      {
        props: { variant: 'soft' },
        style: {
          background: 'var(--c-primary-soft)',
          color: 'var(--c-primary)',
          '&:hover': { background: 'var(--c-primary-line)' },
        },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 40,
        height: 40,
        borderRadius: 10,
        color: 'var(--c-ink-2)',
        '&:hover': { background: 'var(--c-hover)' },
        ...touch({ width: 44, height: 44 }),
      },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: { borderColor: 'var(--c-line)' },
    },
  },
  MuiTextField: { defaultProps: { size: 'small', slotProps: { inputLabel: { shrink: true } } } },
  // Labels stand above their field; nothing is notched into the border.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        fontWeight: 600,
        fontSize: 'var(--t-2)',
        color: 'var(--c-ink)',
        marginBottom: 4,
        whiteSpace: 'normal',
        '&.Mui-focused, &.Mui-error': { color: 'var(--c-ink)' },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 42,
        background: 'var(--c-surface)',
        '&.Mui-focused': { outline: '2px solid var(--c-focus)', outlineOffset: 1 },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1,
          borderColor: 'var(--c-focus)',
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
          borderColor: 'var(--c-err)',
        },
        ...touch({ minHeight: 44 }),
      },
      input: { fontVariantNumeric: 'tabular-nums' },
      notchedOutline: {
        top: 0,
        borderColor: 'var(--c-line-strong)',
        '& legend': { display: 'none' },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        marginInline: 0,
        fontSize: 'var(--t-2)',
        color: 'var(--c-ink-3)',
        '&.Mui-error': { color: 'var(--c-err)', fontWeight: 500 },
      },
    },
  },
  MuiChip: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: { borderRadius: 10, fontSize: 'var(--t-2)', fontWeight: 500, ...touch({ height: 44 }) },
      outlined: { borderColor: 'var(--c-line-strong)' },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '7px 9px',
        fontSize: 'var(--t-2)',
        borderColor: 'var(--c-line)',
        fontVariantNumeric: 'tabular-nums',
      },
      head: {
        height: 36,
        padding: '0 9px',
        fontSize: 'var(--t-1)',
        fontWeight: 600,
        color: 'var(--c-ink-2)',
        background: 'var(--c-bg)',
      },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: { '&.Mui-selected, &.Mui-selected:hover': { background: 'var(--c-primary-soft)' } },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 44,
        fontSize: 'var(--t-2)',
        fontWeight: 500,
        minWidth: 0,
        padding: '0 11px',
        '&.Mui-selected': { fontWeight: 600 },
      },
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 44 }, indicator: { height: 2 } } },
  MuiDrawer: { styleOverrides: { paper: { background: 'var(--c-sunken)' } } },
  MuiAppBar: {
    defaultProps: { color: 'transparent', elevation: 0 },
    styleOverrides: { root: { borderBottom: '1px solid var(--c-line)' } },
  },
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
  MuiTooltip: {
    styleOverrides: {
      tooltip: { background: 'var(--c-ink)', color: 'var(--c-bg)', fontSize: 'var(--t-1)' },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 6, borderRadius: 3, background: 'var(--c-sunken)' },
      bar: { borderRadius: 3 },
    },
  },
  MuiRating: { styleOverrides: { iconFilled: { color: 'var(--c-sun)' } } },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { root: { background: 'var(--c-sunken)' } },
  },
  MuiSnackbar: { defaultProps: { anchorOrigin: { vertical: 'bottom', horizontal: 'left' } } },
  MuiLink: { styleOverrides: { root: { color: 'var(--c-sea)' } } },
}

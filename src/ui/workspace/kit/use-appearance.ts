import { useColorScheme } from '@mui/material/styles'

export const APPEARANCES = ['system', 'light', 'dark'] as const

export type Appearance = (typeof APPEARANCES)[number]

/** Light, dark or as the system says: what this browser keeps, and how to choose it. */
export function useAppearance(): { appearance: Appearance; choose: (one: Appearance) => void } {
  const { mode, setMode } = useColorScheme()
  return { appearance: mode ?? 'system', choose: setMode }
}

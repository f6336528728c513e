import type { ComponentProps } from 'react'
import { Chip } from './chip'

interface ChipToggleProps extends Omit<ComponentProps<typeof Chip>, 'aria-pressed'> {
  on: boolean
}

/** One of several choices of the desk that are pressed on and off. */
export function ChipToggle({ on, ...chip }: ChipToggleProps) {
  return <Chip on={on} aria-pressed={on} {...chip} />
}

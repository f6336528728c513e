import type { ComponentProps } from 'react'
import { classNames } from '../class-names'

interface ChipProps extends ComponentProps<'button'> {
  /** Chosen, or it has something chosen in it. */
  on?: boolean
  /** Where it stands, never how it looks. */
  className?: string
}

/** A choice of the public pages that is pressed. */
export function Chip({ type = 'button', on = false, className, ...button }: ChipProps) {
  return <button type={type} className={classNames('chip', on && 'on', className)} {...button} />
}

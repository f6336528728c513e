import type { ComponentProps } from 'react'
import { classNames } from '../../kit/class-names'

interface ChipProps extends ComponentProps<'button'> {
  /** Stands for something chosen. */
  on?: boolean
  /** Where it stands, never how it looks. */
  className?: string
}

/** A small button of the desk: a chosen thing to take out, a filter that opens. */
export function Chip({ type = 'button', on = false, className, ...button }: ChipProps) {
  return (
    <button type={type} className={classNames('desk-chip', on && 'on', className)} {...button} />
  )
}

import type { ComponentProps } from 'react'
import { classNames } from '../../kit/class-names'

interface ChipSelectProps extends Omit<ComponentProps<'select'>, 'aria-label'> {
  label: string
  /** Something is chosen. */
  on?: boolean
  /** No edge: among buttons of text. */
  quiet?: boolean
}

/** A filter of one choice, in a row of chips. */
export function ChipSelect({
  label,
  on = false,
  quiet = false,
  className,
  ...select
}: ChipSelectProps) {
  return (
    <select
      className={classNames('desk-chip', on && 'on', quiet && 'is-quiet', className)}
      aria-label={label}
      {...select}
    />
  )
}

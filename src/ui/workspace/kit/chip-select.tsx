import type { ComponentProps } from 'react'
import { classNames } from '../../kit/class-names'

interface ChipSelectProps extends Omit<ComponentProps<'select'>, 'aria-label'> {
  label: string
  /** Something is chosen. */
  on?: boolean
}

/** A filter of one choice, in a row of chips. */
export function ChipSelect({ label, on = false, className, ...select }: ChipSelectProps) {
  return (
    <select
      className={classNames('desk-chip', on && 'on', className)}
      aria-label={label}
      {...select}
    />
  )
}

import type { ComponentProps } from 'react'
import { classNames } from '../class-names'

interface SelectProps extends ComponentProps<'select'> {
  /** Its options are numbers, which stand in columns. */
  numeric?: boolean
}

/** A choice of one from a list on the public pages. Its label stands around it or names its id. */
export function Select({ numeric = false, className, ...select }: SelectProps) {
  return <select className={classNames('select-input', numeric && 'num', className)} {...select} />
}

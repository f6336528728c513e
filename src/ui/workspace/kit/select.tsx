import type { ComponentProps } from 'react'
import { BareSelect } from '../../kit/bare/bare-select'
import { classNames } from '../../kit/class-names'
import './fields.css'

/** A choice of one from a list on the desk. Its label names its id or is `aria-label`. */
export function Select({ className, ...select }: ComponentProps<'select'>) {
  const bad = Boolean(select['aria-invalid'])
  return (
    <div className={classNames('text-control', bad && 'bad', className)}>
      <BareSelect {...select} />
    </div>
  )
}

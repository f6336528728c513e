import type { ComponentProps } from 'react'
import { BareTextArea } from '../../kit/bare/bare-text-area'
import { classNames } from '../../kit/class-names'
import './fields.css'

/** Lines to type in on the desk. Its label names its id. */
export function TextArea({ className, ...area }: ComponentProps<'textarea'>) {
  return <BareTextArea className={classNames('text-area', className)} {...area} />
}

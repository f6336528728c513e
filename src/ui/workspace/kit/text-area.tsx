import type { ComponentProps } from 'react'
import { BareTextArea } from '../../kit/bare/bare-text-area'
import { classNames } from '../../kit/class-names'
import './fields.css'

/** Lines to type in on the desk: `rows` at least, and as high as what is written. A label names its id. */
export function TextArea({ rows = 2, className, ...area }: ComponentProps<'textarea'>) {
  return (
    <BareTextArea
      className={classNames('text-area', className)}
      rows={rows}
      // Lines and the space and edges around them (fields.css): one that grows looks at no `rows`.
      style={{ minHeight: `calc(${rows}lh + 22px)` }}
      {...area}
    />
  )
}

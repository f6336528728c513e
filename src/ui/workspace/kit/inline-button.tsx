import type { ComponentProps } from 'react'
import { inlineClass } from './inline-class'

interface InlineButtonProps extends ComponentProps<'button'> {
  /** Where it stands, never how it looks. */
  className?: string
}

/** An act of the desk that stands in a line of text and looks like a link. */
export function InlineButton({ type = 'button', className, ...button }: InlineButtonProps) {
  return <button type={type} className={inlineClass(className)} {...button} />
}

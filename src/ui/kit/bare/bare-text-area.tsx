import type { ComponentProps } from 'react'

/** Lines to type in, drawn by what stands around them. */
export function BareTextArea(props: ComponentProps<'textarea'>) {
  return <textarea {...props} />
}

import type { ComponentProps } from 'react'

/** One of several that exclude each other, drawn by what stands around it. */
export function BareRadio(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="radio" {...props} />
}

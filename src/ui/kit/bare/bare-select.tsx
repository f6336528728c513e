import type { ComponentProps } from 'react'

/** A choice of one from a list, drawn by what stands around it. */
export function BareSelect(props: ComponentProps<'select'>) {
  return <select {...props} />
}

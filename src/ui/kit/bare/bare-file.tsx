import type { ComponentProps } from 'react'

/** Files from the person's device, drawn by what stands around it. */
export function BareFile(props: Omit<ComponentProps<'input'>, 'type' | 'value'>) {
  return <input type="file" {...props} />
}

import type { ComponentProps } from 'react'

/** Yes or no, drawn by what stands around it; `role="switch"` where it works at once. */
export function BareCheckbox(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="checkbox" {...props} />
}

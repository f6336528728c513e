import type { ComponentProps } from 'react'
import { BareCheckbox } from '../../kit/bare/bare-checkbox'
import './fields.css'

/** Yes or no on the desk. Its label stands around it or is `aria-label`. */
export function Checkbox(props: Omit<ComponentProps<typeof BareCheckbox>, 'className'>) {
  return <BareCheckbox className="tick-box" {...props} />
}

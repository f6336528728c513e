import type { ComponentProps } from 'react'
import { classNames } from '../../kit/class-names'

interface ToolbarProps extends Omit<ComponentProps<'div'>, 'aria-label' | 'role'> {
  label: string
  /** `filters`: search and filters above a list; `chosen`: what can be done with ticked rows. */
  kind: 'filters' | 'chosen'
}

/** A row of controls of one list. */
export function Toolbar({ label, kind, className, ...bar }: ToolbarProps) {
  const [role, look] = kind === 'filters' ? ['search', 'filter-bar'] : ['toolbar', 'bulk-bar']
  return <div role={role} className={classNames(look, className)} aria-label={label} {...bar} />
}

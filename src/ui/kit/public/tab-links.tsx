import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import './tabs.css'

interface TabLinksProps {
  label: string
  /** Where they stand, never how they look. */
  className?: string
  /** Links, the chosen one with `aria-current`. */
  children: ReactNode
}

/** Tabs of a public page that are addresses: links, without any script. */
export function TabLinks({ label, className, children }: TabLinksProps) {
  return (
    <nav className={classNames('public-tabs', className)} aria-label={label}>
      {children}
    </nav>
  )
}

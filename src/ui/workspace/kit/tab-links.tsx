import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '../../kit/class-names'
import { walk } from '../../kit/walk'
import './tabs.css'

interface TabLinksProps {
  label: string
  /** Where they stand, never how they look. */
  className?: string
  /** Links, the chosen one with `aria-current`; acts that belong to them behind. */
  children: ReactNode
}

/** Tabs of the desk that are addresses: links, which arrows walk along, too. */
export function TabLinks({ label, className, children }: TabLinksProps) {
  const row = useRef<HTMLElement>(null)
  const shown = useRef<Element>(undefined)
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !here || here === shown.current) return
    shown.current = here
    // On a phone the chosen one may lie beyond the edge.
    const { scrollLeft, clientWidth } = row.current
    const end = here.offsetLeft + here.offsetWidth
    if (here.offsetLeft < scrollLeft || end > scrollLeft + clientWidth)
      row.current.scrollLeft = end - clientWidth / 2
  })
  return (
    <nav
      ref={row}
      className={classNames('tab-links', className)}
      aria-label={label}
      onKeyDown={walk}
    >
      {children}
    </nav>
  )
}

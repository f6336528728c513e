import type { ReactNode } from 'react'
import './menu.css'

/** Words in a `Menu` that are no entry of it: whose it is, what a group is about. */
export function MenuNote({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <li role="none" id={id} className="menu-note">
      {children}
    </li>
  )
}

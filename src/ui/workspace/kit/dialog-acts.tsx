import type { ReactNode } from 'react'
import './dialog.css'

/** Foot of a dialog: the way back first, then the one act it is for. */
export function DialogActs({ children }: { children: ReactNode }) {
  return <div className="dialog-acts">{children}</div>
}

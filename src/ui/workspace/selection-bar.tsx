import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './kit/button'
import { Toolbar } from './kit/toolbar'

interface SelectionBarProps {
  label: string
  /** How many rows are ticked, or what is happening with them. */
  status: string
  /** The words of the button that lets go of them. */
  clear: string
  onClear: () => void
  children: ReactNode
}

/**
 * What can be done with the ticked rows of a list; `children` are the acts and the dialogs they
 * open.
 */
export function SelectionBar({ label, status, clear, onClear, children }: SelectionBarProps) {
  return (
    <Toolbar kind="chosen" label={label}>
      <b className="num" role="status">
        {status}
      </b>
      {children}
      <span className="end">
        <Button onClick={onClear}>
          <X size={18} aria-hidden />
          {clear}
        </Button>
      </span>
    </Toolbar>
  )
}

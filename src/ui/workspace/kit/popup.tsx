import Popover from '@mui/material/Popover'
import type { ReactNode } from 'react'
import { useOpener, type OpenerTies } from './use-opener'

interface PopupProps {
  /** Draws the button that opens it. */
  opener: (ties: OpenerTies) => ReactNode
  label: string
  className?: string
  children: (close: () => void) => ReactNode
}

/** A small form or list at the button that opens it. */
export function Popup({ opener, label, className, children }: PopupProps) {
  const { id, anchor, used, ties, close } = useOpener('dialog')
  return (
    <>
      {opener(ties)}
      {used ? (
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { id, role: 'dialog', 'aria-label': label, className } }}
        >
          {children(close)}
        </Popover>
      ) : null}
    </>
  )
}

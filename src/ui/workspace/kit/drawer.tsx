import MaterialDrawer from '@mui/material/Drawer'
import type { ReactNode } from 'react'

interface DrawerProps {
  label: string
  className?: string
  onClose: () => void
  children: ReactNode
}

/** What stands beside a screen where it is broad, and comes in from the right where it is not. */
export function Drawer({ label, className, onClose, children }: DrawerProps) {
  return (
    <MaterialDrawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: { className, 'aria-label': label, role: 'dialog', 'aria-modal': true },
      }}
    >
      {children}
    </MaterialDrawer>
  )
}

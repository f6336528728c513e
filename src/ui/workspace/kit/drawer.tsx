import MaterialDrawer from '@mui/material/Drawer'
import type { ReactNode } from 'react'
import { classNames } from '../../kit/class-names'
import { SpokenMessage } from '../spoken-message'
import './menu.css'

interface DrawerProps {
  label: string
  className?: string
  /** `foot`: a sheet, for thumbs. */
  from?: 'right' | 'foot'
  onClose: () => void
  children: ReactNode
}

/** What stands beside a screen where it is broad, and comes in from the right where it is not. */
export function Drawer({ label, className, from = 'right', onClose, children }: DrawerProps) {
  const isSheet = from === 'foot'
  return (
    <MaterialDrawer
      open
      anchor={isSheet ? 'bottom' : 'right'}
      onClose={onClose}
      slotProps={{
        paper: {
          className: classNames(isSheet && 'drawer-sheet', className),
          'aria-label': label,
          role: 'dialog',
          'aria-modal': true,
        },
      }}
    >
      {children}
      <SpokenMessage />
    </MaterialDrawer>
  )
}

import MaterialDialog from '@mui/material/Dialog'
import useMediaQuery from '@mui/material/useMediaQuery'
import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classNames } from '../../kit/class-names'
import { IconButton } from './icon-button'
import { SpokenMessage } from '../spoken-message'
import './dialog.css'

export interface DialogProps {
  title: ReactNode
  /** `xs`: a question; `sm`: a form; `md`: a table. */
  width?: 'xs' | 'sm' | 'md'
  /** While it works it cannot be closed. */
  busy?: boolean
  /** On a phone it takes the whole screen. */
  full?: boolean
  /** Words of a button at its head that closes it, where it has no foot. */
  close?: string
  /** None: it is left by an answer only. */
  onClose?: (() => void) | undefined
  /** Id of the words that say what it is about. */
  describedBy?: string
  className?: string
  children: ReactNode
}

/** What opens above a screen of the desk. Escape and a touch beside it close it. */
export function Dialog({
  title,
  width = 'sm',
  busy = false,
  full = false,
  close,
  onClose,
  describedBy,
  className,
  children,
}: DialogProps) {
  const id = useId()
  const narrow = useMediaQuery('(max-width:819px)')
  return (
    <MaterialDialog
      open
      onClose={busy ? undefined : onClose}
      maxWidth={width}
      fullWidth
      fullScreen={full && narrow}
      aria-labelledby={id}
      aria-describedby={describedBy}
      slotProps={{ paper: { className: classNames('dialog', className) } }}
    >
      <h2 id={id}>{title}</h2>
      {close ? (
        <IconButton className="dialog-close" label={close} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      ) : null}
      {children}
      <SpokenMessage />
    </MaterialDialog>
  )
}

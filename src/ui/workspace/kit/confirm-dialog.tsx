import { FormDialog } from './form-dialog'
import type { ComponentProps, ReactNode } from 'react'

interface ConfirmDialogProps extends Omit<
  ComponentProps<typeof FormDialog>,
  'children' | 'onSend' | 'disabled' | 'problem'
> {
  /** What will happen, before it does. */
  text: ReactNode
  onConfirm: () => void
}

/** A question before an act, with its consequence and the act's verb. */
export function ConfirmDialog({ text, onConfirm, ...dialog }: ConfirmDialogProps) {
  return (
    <FormDialog width="xs" {...dialog} onSend={onConfirm}>
      <p>{text}</p>
    </FormDialog>
  )
}

import type { ReactNode } from 'react'
import { Button } from './button'
import { DialogActs } from './dialog-acts'

interface FormFootProps {
  /** Words of the way back. */
  back: string
  /** The verb of the act. */
  send: string
  /** It works; a text is what the button says meanwhile. */
  busy?: string | boolean | null
  danger?: boolean
  /** Something is missing still. */
  disabled?: boolean
  /** What stands in the way, beside the fields' own errors. */
  problem?: string | null | undefined
  onBack: () => void
  /** Another act of the record, before the way back. */
  children?: ReactNode
}

/** Foot of a form in a dialog: what stands in the way, the way back, and the act that sends it. */
export function FormFoot({
  back,
  send,
  busy = false,
  danger = false,
  disabled = false,
  problem,
  onBack,
  children,
}: FormFootProps) {
  return (
    <>
      {problem ? (
        <p className="error-message" role="alert">
          {problem}
        </p>
      ) : null}
      <DialogActs>
        {children}
        <Button disabled={Boolean(busy)} onClick={onBack}>
          {back}
        </Button>
        <Button type="submit" variant={danger ? 'danger' : 'main'} busy={busy} disabled={disabled}>
          {send}
        </Button>
      </DialogActs>
    </>
  )
}

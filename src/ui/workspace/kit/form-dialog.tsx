import { Dialog, type DialogProps } from './dialog'
import { FormFoot } from './form-foot'

interface FormDialogProps extends Omit<DialogProps, 'onClose' | 'busy'> {
  /** Words of the way back. */
  cancel: string
  /** The verb of its act. */
  send: string
  /** What it says instead while it works; nothing can be pressed then. */
  busy?: string | boolean | null
  danger?: boolean
  /** Something is missing still. */
  disabled?: boolean
  /** What stands in the way, beside the fields' own errors. */
  problem?: string | null | undefined
  onClose: () => void
  onSend: (fields: FormData) => void
}

/**
 * Fields typed by hand and one act. A form of the contract stands in `Dialog` itself, with
 * `FormFoot` at its foot.
 */
export function FormDialog({
  cancel,
  send,
  busy = false,
  danger = false,
  disabled = false,
  problem,
  onSend,
  children,
  ...dialog
}: FormDialogProps) {
  return (
    <Dialog busy={Boolean(busy)} {...dialog}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // It may stand inside another form of the page.
          event.stopPropagation()
          if (!disabled && !busy) onSend(new FormData(event.currentTarget))
        }}
      >
        {children}
        <FormFoot
          back={cancel}
          send={send}
          busy={busy}
          danger={danger}
          disabled={disabled}
          problem={problem}
          onBack={dialog.onClose}
        />
      </form>
    </Dialog>
  )
}

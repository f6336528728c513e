import { Dialog } from '../../../ui/workspace/kit/dialog'
import { FormFoot } from '../../../ui/workspace/kit/form-foot'
import type { ComponentProps, ReactNode } from 'react'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'

interface FormDialogProps {
  title: string
  /** A sentence below the title. */
  help?: string
  /** What stands above the fields. */
  before?: ReactNode
  /** What stands in the way, beside the fields' own errors. */
  problem?: string | null
  maxWidth: 'sm' | 'md'
  busy: boolean
  /** The verb of its act; left out, it saves. */
  send?: string
  form: Omit<ComponentProps<typeof SchemaForm>, 'children' | 'disabled'>
  onClose: () => void
}

/** A form of the contract in a dialog; it stays open while it is being sent. */
export function FormDialog({
  title,
  help,
  before,
  problem,
  maxWidth,
  busy,
  send,
  form,
  onClose,
}: FormDialogProps) {
  const { t } = useTranslation('contact')
  return (
    <Dialog title={title} width={maxWidth} busy={busy} onClose={onClose}>
      <div className="contact-dialog">
        {help ? <p className="muted">{help}</p> : null}
        {problem ? (
          <p className="error-message" role="alert">
            {problem}
          </p>
        ) : null}
        {before}
        <SchemaForm {...form} disabled={busy}>
          <FormFoot
            back={t('record.cancel')}
            send={send ?? t('record.save')}
            busy={busy && t('record.sending')}
            onBack={onClose}
          />
        </SchemaForm>
      </div>
    </Dialog>
  )
}

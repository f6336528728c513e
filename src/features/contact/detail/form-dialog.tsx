import Dialog from '@mui/material/Dialog'
import { useId, type ComponentProps } from 'react'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/workspace/kit/button'

interface FormDialogProps {
  title: string
  /** A sentence below the title. */
  help?: string
  /** What stands in the way, beside the fields' own errors. */
  problem?: string | null
  maxWidth: 'sm' | 'md'
  busy: boolean
  form: Omit<ComponentProps<typeof SchemaForm>, 'children' | 'disabled'>
  onClose: () => void
}

/** A form of the contract in a dialog; it stays open while it is being sent. */
export function FormDialog({
  title,
  help,
  problem,
  maxWidth,
  busy,
  form,
  onClose,
}: FormDialogProps) {
  const { t } = useTranslation('contact')
  const id = useId()
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={id}
    >
      <div className="co-d">
        <h2 id={id}>{title}</h2>
        {help ? <p className="mut">{help}</p> : null}
        {problem ? (
          <p className="er-m" role="alert">
            {problem}
          </p>
        ) : null}
        <SchemaForm {...form} disabled={busy}>
          <div className="co-e">
            <Button disabled={busy} onClick={onClose}>
              {t('record.cancel')}
            </Button>
            <Button type="submit" variant="main" disabled={busy}>
              {busy ? t('record.sending') : t('record.save')}
            </Button>
          </div>
        </SchemaForm>
      </div>
    </Dialog>
  )
}

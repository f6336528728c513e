import { Dialog } from '../../../ui/workspace/kit/dialog'
import { FormFoot } from '../../../ui/workspace/kit/form-foot'
import { useTranslation } from '../../../i18n'
import type { PropertyStatusInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { may } from '../../../lib/permission'
import { useSession } from '../../../lib/session'
import './status-dialog.css'

interface StatusDialogProps {
  title: string
  /** Starting value; the version travels in it unseen. */
  value: Partial<PropertyStatusInput>
  errors?: Record<string, string> | null
  /** What is happening, while it happens. */
  busy: string | null
  onClose: () => void
  onSend: (input: PropertyStatusInput) => void
}

/** Putting away is a right of its own: who lacks it is not offered it. */
const NOT_AWAY = { withheld: { status: ['archived'] } }
const ANY = {}

/** Status, its stage, closing price and reason, from the contract's own form. */
export default function StatusDialog({
  title,
  value,
  errors,
  busy,
  onClose,
  onSend,
}: StatusDialogProps) {
  const { t } = useTranslation('property')
  const { profile } = useSession()
  return (
    <Dialog title={title} width="xs" busy={busy !== null} onClose={onClose}>
      <SchemaForm
        name="PropertyStatusInput"
        formId="status"
        value={value}
        context={may(profile, 'delete') ? ANY : NOT_AWAY}
        serverErrors={errors ?? null}
        disabled={busy !== null}
        onSubmit={(input) => onSend(input as unknown as PropertyStatusInput)}
      >
        <FormFoot
          back={t('record.cancel')}
          send={t('record.statusSave')}
          busy={busy}
          onBack={onClose}
        />
      </SchemaForm>
    </Dialog>
  )
}

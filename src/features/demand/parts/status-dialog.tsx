import { Dialog } from '../../../ui/workspace/kit/dialog'
import { FormFoot } from '../../../ui/workspace/kit/form-foot'
import type { DemandStatus, DemandStatusInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'

interface StatusDialogProps {
  status: DemandStatus
  /** How many demands. */
  count?: number
  /** What is happening, while it happens. */
  busy: string | null
  /** What the server said at the fields. */
  errors?: Record<string, string> | null
  onClose: () => void
  onSend: (input: Pick<DemandStatusInput, 'reason' | 'note'>) => void
}

/** Why a demand is closed or searched again: one of the reasons that explain it, and a note. */
export default function StatusDialog({
  status,
  count = 1,
  busy,
  errors = null,
  onClose,
  onSend,
}: StatusDialogProps) {
  const { t } = useTranslation('demand')
  const send = ({ reason, note }: Pick<DemandStatusInput, 'reason' | 'note'>) =>
    onSend({ reason, ...(note && { note }) })
  return (
    <Dialog
      title={t(`status.title.${status}`, { count })}
      width="xs"
      busy={busy !== null}
      onClose={onClose}
      className="dm-d"
    >
      <SchemaForm
        name="DemandStatusInput"
        formId="demand-status"
        // The version is that of each demand: who opened this knows it.
        value={{ version: 1, status }}
        serverErrors={errors}
        disabled={busy !== null}
        onSubmit={(input) => send(input as unknown as DemandStatusInput)}
      >
        <FormFoot back={t('cancel')} send={t(`act.${status}`)} busy={busy} onBack={onClose} />
      </SchemaForm>
    </Dialog>
  )
}

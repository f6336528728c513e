import {
  getGetPassportQueryKey,
  useCreatePassportWaiver,
} from '../../../../generated/api/passport/passport'
import type { PassportLight, PassportWaiverInput } from '../../../../generated/model'
import { useQueryClient } from '@tanstack/react-query'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'

interface WaiveDialogProps {
  propertyId: string
  light: PassportLight
  onClose: () => void
}

/** Why a warning is let pass for 30 days; the reason goes into the home's history. */
export default function WaiveDialog({ propertyId, light, onClose }: WaiveDialogProps) {
  const { t } = useTranslation('passport')
  const client = useQueryClient()
  const { busy, errors, write } = useWrite(useCreatePassportWaiver, {
    done: t('waive.done'),
    reads: ['property', 'passport', 'dashboard'],
    onDone: (passport) => {
      client.setQueryData(getGetPassportQueryKey(propertyId), passport)
      onClose()
    },
  })
  const send = (input: PassportWaiverInput) =>
    void write({ id: propertyId, data: { ...input, rule: light.rule } })
  return (
    <Dialog title={t('waive.ask', { title: light.title })} busy={busy} onClose={onClose}>
      <p className="muted">{t('waive.note')}</p>
      <SchemaForm
        name="PassportWaiverInput"
        formId="passport-waive"
        value={{ rule: light.rule }}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(input) => send(input as unknown as PassportWaiverInput)}
      >
        <DialogActs>
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="main" disabled={busy}>
            {busy ? t('saving') : t('act.waive')}
          </Button>
        </DialogActs>
      </SchemaForm>
    </Dialog>
  )
}

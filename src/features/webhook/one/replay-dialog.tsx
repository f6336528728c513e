import { useState } from 'react'
import { useRepeatWebhookDeliveries } from '../../../../generated/api/webhook/webhook'
import type { WebhookReplay } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { FormFoot } from '../../../ui/workspace/kit/form-foot'
import { SelectField } from '../../../ui/workspace/kit/select-field'

const HOUR_MS = 3_600_000
/** How far back, in hours. */
const SPANS = [1, 24, 24 * 7, 24 * 30]

const windowOf = (hours: number): Pick<WebhookReplay, 'from' | 'to'> => ({
  from: new Date(Date.now() - hours * HOUR_MS).toISOString(),
  to: new Date().toISOString(),
})

/** Has the events of some time sent again. */
export function ReplayDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('webhook')
  const [hours, setHours] = useState(24)
  const [start] = useState(() => ({ ...windowOf(24), onlyFailed: true }))
  const { busy, errors, write } = useWrite(useRepeatWebhookDeliveries, {
    done: ({ count }) => t('replay.done', { count }),
    reads: ['webhook'],
    onDone: onClose,
  })
  return (
    <Dialog title={t('replay.title')} width="xs" busy={busy} onClose={onClose}>
      <SelectField
        label={t('replay.span')}
        value={String(hours)}
        disabled={busy}
        onChange={(event) => setHours(Number(event.target.value))}
      >
        {SPANS.map((one) => (
          <option key={one} value={one}>
            {t(`replay.last.${one}`)}
          </option>
        ))}
      </SelectField>
      <SchemaForm
        name="WebhookReplay"
        formId="webhook-replay"
        value={start}
        serverErrors={errors}
        disabled={busy}
        onSubmit={({ onlyFailed }) =>
          void write({ id, data: { ...windowOf(hours), onlyFailed: onlyFailed === true } })
        }
      >
        <p className="field-help">{t('replay.help')}</p>
        <FormFoot back={t('cancel')} send={t('replay.send')} busy={busy} onBack={onClose} />
      </SchemaForm>
    </Dialog>
  )
}

import { useState } from 'react'
import { useCreateWebhook, useUpdateWebhook } from '../../../generated/api/webhook/webhook'
import type {
  Webhook,
  WebhookEventType,
  WebhookInput,
  WebhookSecret,
} from '../../../generated/model'
import { SchemaForm } from '../../forms/schema-form'
import { useTranslation } from '../../i18n'
import { useWrite } from '../../lib/write'
import { Dialog } from '../../ui/workspace/kit/dialog'
import { FormFoot } from '../../ui/workspace/kit/form-foot'
import { TypesField } from './types-field'

const FIRST: WebhookEventType[] = ['property.published', 'property.saved', 'property.withdrawn']

/** Makes a webhook, or changes one: its name, its address, the events it is told. */
export default function WebhookForm({
  webhook,
  onClose,
  onMade,
}: {
  /** Which is changed; none: a new one. */
  webhook?: Webhook
  onClose: () => void
  onMade?: (made: WebhookSecret) => void
}) {
  const { t } = useTranslation('webhook')
  const [types, setTypes] = useState<WebhookEventType[]>(webhook?.types ?? FIRST)
  const [start] = useState(() =>
    webhook ? { name: webhook.name, url: webhook.url, types } : { types },
  )
  const reads = ['webhook']
  const create = useWrite(useCreateWebhook, { done: t('made'), reads, onDone: onMade })
  const change = useWrite(useUpdateWebhook, {
    reads,
    conflict: t('stale'),
    onDone: onClose,
  })
  const { busy, errors, setErrors } = webhook ? change : create
  const send = (input: WebhookInput) => {
    if (types.length === 0) return setErrors({ types: t('types.none') })
    const data = { ...input, types }
    // Its address asks who it is: one that stays is not sent.
    const { url, ...rest } = data
    const moved = url === webhook?.url ? {} : { url }
    if (webhook)
      void change.write({ id: webhook.id, data: { ...rest, ...moved, version: webhook.version } })
    else void create.write({ data })
  }
  return (
    <Dialog
      title={t(webhook ? 'edit.title' : 'new.title')}
      width="sm"
      busy={busy}
      full
      onClose={onClose}
    >
      <SchemaForm
        name="WebhookInput"
        formId="webhook"
        value={start}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(value) => send(value as unknown as WebhookInput)}
      >
        <TypesField chosen={types} error={errors?.['types']} disabled={busy} onChange={setTypes} />
        <FormFoot
          back={t('cancel')}
          send={t(webhook ? 'edit.send' : 'new.send')}
          busy={busy}
          onBack={onClose}
        />
      </SchemaForm>
    </Dialog>
  )
}

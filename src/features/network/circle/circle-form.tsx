import { useState } from 'react'
import { useCreateNetwork, useUpdateNetwork } from '../../../../generated/api/network/network'
import type { Network, NetworkInput, NetworkPatch } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { FormFoot } from '../../../ui/workspace/kit/form-foot'

/** Starts a network, or changes the name and rules of one. */
export default function CircleForm({
  circle,
  onClose,
}: {
  /** Which is changed; none: a new one. */
  circle?: Network
  onClose: () => void
}) {
  const { t } = useTranslation('network')
  const [start] = useState(() =>
    circle
      ? { version: circle.version, name: circle.name, ...(circle.rules && { rules: circle.rules }) }
      : { kind: 'MICRO' },
  )
  const rest = { reads: ['network'], onDone: onClose }
  const create = useWrite(useCreateNetwork, { done: t('circle.made'), ...rest })
  const change = useWrite(useUpdateNetwork, { conflict: t('stale'), ...rest })
  const { busy, errors } = circle ? change : create
  const send = (value: Record<string, unknown>) =>
    circle
      ? // Rules that were emptied are sent as such: absent would leave them.
        change.write({ id: circle.id, data: { rules: '', ...value } as NetworkPatch })
      : create.write({ data: value as unknown as NetworkInput })
  return (
    <Dialog
      title={t(circle ? 'circle.edit' : 'circle.new')}
      width="sm"
      busy={busy}
      full
      onClose={onClose}
    >
      <SchemaForm
        name={circle ? 'NetworkPatch' : 'NetworkInput'}
        formId="network"
        value={start}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(value) => void send(value)}
      >
        {!circle && <p className="integration-help">{t('circle.approval')}</p>}
        <FormFoot
          back={t('cancel')}
          send={t(circle ? 'save' : 'circle.send')}
          busy={busy}
          onBack={onClose}
        />
      </SchemaForm>
    </Dialog>
  )
}
